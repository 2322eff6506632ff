# The pages, built for the browser.
FROM node:22-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY LICENSE ../
COPY web ./
RUN npm run build

# A wheel with the pages in it, installed into an environment of its own.
FROM python:3.13-slim AS installed
WORKDIR /build
COPY pyproject.toml hatch_build.py constraints.txt README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=pages /build/src/meetinghouse/server/web src/meetinghouse/server/web
RUN pip wheel --no-cache-dir --no-deps --wheel-dir wheels . \
    && python -m venv /opt/meetinghouse \
    && /opt/meetinghouse/bin/pip install --no-cache-dir -c constraints.txt "$(echo wheels/*.whl)[server,postgres]"

# What runs: that environment, and a user who may write to /data alone.
FROM python:3.13-slim
RUN useradd --system --uid 1692 --home-dir /data --no-create-home --shell /usr/sbin/nologin meetinghouse \
    && install -d -m 0700 -o meetinghouse -g meetinghouse /data
COPY --from=installed /opt/meetinghouse /opt/meetinghouse
COPY deploy/healthy.py /opt/meetinghouse/
ENV PATH=/opt/meetinghouse/bin:$PATH PYTHONUNBUFFERED=1
USER meetinghouse
VOLUME /data
EXPOSE 1692
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "/opt/meetinghouse/healthy.py", "1692"]
ENTRYPOINT ["meetinghouse", "serve", "--port", "1692", "--data", "/data/tables.db"]
