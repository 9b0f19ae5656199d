"""How Sphinx builds the site: ``make docs``."""

import re
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

project = "Nyhavn"
author = "The Nyhavn contributors"
copyright = author  # noqa: A001
version = release = version_of("nyhavn")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["pictures", "figures"]
html_theme = "furo"
html_title = "Nyhavn"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"

INLINE_SCRIPT = re.compile(r"<script>.*?</script>", re.DOTALL)
INLINE_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
STYLE_FILE = "_static/site.css"


def move_out_of_pages(app: Any, failure: Exception | None) -> None:
    """The server forbids scripts and styles inside pages; so pages follow the system's light or dark."""
    if failure is not None or app.builder.name != "html":
        return
    folder = Path(app.outdir)
    for page in folder.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        styles = INLINE_STYLE.findall(text)
        if styles:
            (folder / STYLE_FILE).write_text("".join(styles), encoding="utf-8")
        root = "../" * (len(page.relative_to(folder).parts) - 1)
        text = INLINE_STYLE.sub(f'<link rel="stylesheet" href="{root}{STYLE_FILE}">', text)
        page.write_text(INLINE_SCRIPT.sub("", text), encoding="utf-8")


def setup(app: Any) -> None:
    app.connect("build-finished", move_out_of_pages)
