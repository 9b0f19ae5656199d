"""Compile the hot modules with Cython where a C compiler is present.

Everything else about the package is in pyproject.toml. Each compiled module is an ordinary Python module
with a ``.pxd`` file of C types beside it; where compiling fails the same source runs interpreted.
"""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
# A .pxd without a class or variable of its own only lends C functions to the others.
NOT_COMPILED = {"bits", "vectors"}
PROCESSORS = os.cpu_count() or 1
# Debugging information would make the extensions four times as large.
COMPILER_FLAGS = [] if os.name == "nt" else ["-g0"]


class CompileAloud(build_ext):
    """Says how far it is: compiling takes longer than all the rest of the set-up."""

    compiled = 0

    def build_extension(self, ext: Extension) -> None:
        """Compile one module, among others that are compiled at the same time."""
        super().build_extension(ext)
        self.compiled += 1
        print(f"  {self.compiled} of {len(self.extensions)}: {ext.name}", flush=True)


def extensions() -> list[Extension]:
    """One extension for each module that has C types beside it."""
    if os.environ.get("NYHAVN_INTERPRETED"):
        return []
    from Cython.Build import cythonize

    modules = []
    for types in sorted(SOURCE.rglob("*.pxd")):
        if types.stem not in NOT_COMPILED:
            name = ".".join(types.relative_to(SOURCE).with_suffix("").parts)
            modules.append(
                Extension(name, [str(types.with_suffix(".py"))], extra_compile_args=COMPILER_FLAGS)
            )
    built = cythonize(
        modules,
        nthreads=PROCESSORS,
        quiet=True,
        build_dir="build/cython",
        compiler_directives={
            "allow_none_for_extension_args": False,
            "annotation_typing": False,
            "auto_pickle": False,
            "boundscheck": False,
            "cdivision": True,
            "freethreading_compatible": False,
            "infer_types": True,
            "initializedcheck": False,
            "language_level": "3",
            "wraparound": False,
        },
    )
    for extension in built:
        # cythonize() drops the flag, so it is set here: without a compiler the install goes on.
        extension.optional = True
    return built


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": CompileAloud},
    options={"build_ext": {"parallel": PROCESSORS}},
)
