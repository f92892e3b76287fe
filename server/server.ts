import "./load-env";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import next from "next";
import { EnvError, isLoopback, readEnv } from "@/lib/env";
import { connect, disconnect } from "./db/client";
import { EmbeddedPostgresError } from "./db/postgres/errors";
import { getApp } from "./http/app";
import { startJobs } from "./jobs/runner";
import { log } from "./log";
import { warnAboutMail } from "./modules/outgoing-message/service-send";
import { sessionSecret } from "./secrets";
import { pageHandler } from "./web/page-handler";

const STOP_MS = 10_000;
const API_PATHS = /^\/(api|media|healthz|readyz|robots\.txt|sitemap\.xml|sitemaps)(\/|$|\?)/;
const DEV_PATHS = /^\/dev\/(mail|outbox)([/.?]|$)/;

/** One process: the API by Hono, pages by Next, jobs beside them. Resolves when it serves. */
async function serve(): Promise<void> {
  const env = readEnv();
  // Page guards run inside Next and know only the environment.
  process.env.SESSION_SECRET ||= sessionSecret();
  await connect();

  const dev = env.mode === "development";
  const pages = next({ dev, hostname: env.host, port: env.port, quiet: true });
  await pages.prepare();
  const nextHandler = pages.getRequestHandler();
  const page = dev
    ? nextHandler
    : pageHandler((req, res) => nextHandler(req, res), {
        origin: env.appOrigin,
        social: { google: env.google !== null, facebook: env.facebook !== null },
      });
  const api = getRequestListener((request, bindings) => getApp().fetch(request, bindings));

  const isApi = (url: string) => API_PATHS.test(url) || (env.devPages && DEV_PATHS.test(url));
  const server = createServer((req, res) => {
    const answered = isApi(req.url ?? "/") ? api(req, res) : page(req, res);
    Promise.resolve(answered).catch((error: unknown) => {
      // What follows the path may be a mailed token.
      log.error({ err: error, path: req.url?.split("?", 1)[0] }, "page failed");
      if (!res.headersSent) res.writeHead(500, { "content-type": "text/plain" });
      res.end("Internal Server Error");
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.port, env.host, resolve);
  });
  const jobs = startJobs();
  log.info(`Sayang serves ${env.appOrigin}`);
  warnAboutMail();
  warnAboutSettings();

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is running`);
    const overtime = setTimeout(() => process.exit(1), STOP_MS);
    overtime.unref();
    server.close(() => {
      void jobs
        .stop()
        .then(() => pages.close())
        .then(() => disconnect())
        .then(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** What is fine on one's own machine and not where people come. */
function warnAboutSettings(): void {
  const { mode, appOrigin, host, paymentGateway } = readEnv();
  if (mode !== "production") return;
  const { protocol, hostname } = new URL(appOrigin);
  if (protocol !== "https:" && !(isLoopback(hostname) && isLoopback(host))) {
    log.warn("APP_ORIGIN is not https: passwords, tokens and cookies go over the network in the clear");
  }
  if (paymentGateway === "sandbox" && !isLoopback(hostname)) {
    log.warn("PAYMENT_GATEWAY is the sandbox: orders are paid without any money");
  }
}

serve().catch((error: unknown) => {
  const known = error instanceof EnvError || error instanceof EmbeddedPostgresError;
  console.error(known ? error.message : error);
  process.exit(1);
});
