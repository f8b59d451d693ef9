# Not tested with a container engine yet (docs/operations.md).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npx vite build web --logLevel warn && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN install -d -o node -g node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data LOG_LEVEL=info
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/bin/richtfest.js", "serve"]
