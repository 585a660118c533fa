# Parlour in a container: see "Hosting" in README.md.
FROM python:3.11-slim-bookworm AS build
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY cards_art cards_art
# The packages of the fonts ask for a typesetter, which is under the AGPL and never loaded.
RUN python -m venv /opt/parlour \
    && /opt/parlour/bin/pip install --no-cache-dir . \
    && /opt/parlour/bin/pip uninstall --yes rinohtype sphinx babel docutils myst-parser

FROM python:3.11-slim-bookworm
# With it Pillow joins Arabic letters, and writes Hebrew and Arabic names from the right.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data --create-home parlour && chmod 700 /data
COPY --from=build /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:$PATH \
    PARLOUR_DATABASE=/data/parlour.sqlite3
USER 10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m \
    CMD ["python", "-m", "bot", "status"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
