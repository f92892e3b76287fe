# The server's image: built with all packages, run with only the production ones, as an unprivileged user.
# docker build -t sayang .
FROM node:22-bookworm-slim AS build
WORKDIR /sayang
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /sayang
RUN mkdir /data && chown node:node /data
COPY --from=build /sayang/node_modules node_modules
COPY --from=build /sayang/.next .next
COPY --from=build /sayang/dist dist
COPY --from=build /sayang/public public
COPY --from=build /sayang/server/db server/db
COPY --from=build /sayang/server/modules/catalogue/category/reference server/modules/catalogue/category/reference
COPY --from=build /sayang/package.json /sayang/next.config.ts ./
# Commands: docker exec … node dist/commands/operator.mjs
COPY --from=build /sayang/scripts/start.mjs scripts/
COPY --from=build /sayang/scripts/lib/supervise.mjs scripts/lib/
# The image optimiser's cache.
RUN mkdir -p .next/cache && chown node:node .next/cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
