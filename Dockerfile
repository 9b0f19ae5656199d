# The browser client.
FROM node:20-bookworm-slim AS client
WORKDIR /nyhavn/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src/nyhavn/i18n/locales ../src/nyhavn/i18n/locales
RUN npm run build

# The package with its rules compiled; this image has a C compiler.
FROM python:3.13-bookworm AS package
RUN python -m venv /opt/nyhavn
ENV PATH=/opt/nyhavn/bin:$PATH
WORKDIR /nyhavn
COPY requirements/server.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/server.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=client /nyhavn/src/nyhavn/server/web src/nyhavn/server/web
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

# What runs: no compiler, no Node, and nobody with rights.
FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --create-home nyhavn && install --directory --owner nyhavn /data
COPY --from=package /opt/nyhavn /opt/nyhavn
ENV PATH=/opt/nyhavn/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    NYHAVN_HOST=0.0.0.0 \
    NYHAVN_PORT=8300 \
    NYHAVN_DATABASE=sqlite:////data/tables.sqlite
USER 10001
VOLUME /data
EXPOSE 8300
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8300/ready', timeout=4)"]
CMD ["nyhavn", "serve"]
