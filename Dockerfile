# syntax=docker/dockerfile:1
# Not tested with a container engine yet (docs/operations.md).
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm ci && npm run release -- --out /release

FROM node:24-bookworm-slim
WORKDIR /app
# The packages that npm publishes; production dependencies in the versions they name.
RUN --mount=type=bind,from=build,source=/release,target=/release \
    npm install --omit=dev --no-audit --no-fund /release/*.tgz && npm cache clean --force \
    && install -d -o node -g node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data LOG_LEVEL=info
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/richtfest", "serve"]
