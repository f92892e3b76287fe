import "./core/load-env";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import type pg from "pg";
import { type Env, EnvError, isLoopback, readEnv } from "@/lib/env";
import { connect, DEADLINES, disconnect } from "./db/client";
import { keepDatabaseRunning } from "./db/revive";
import { EmbeddedPostgresError } from "@/tools/postgres/base/errors";
import { getApp } from "./app";
import { startJobs } from "./jobs";
import { surviveClosedOutput } from "./core/closed-output";
import { log } from "./core/log/log";
import { forgetServedAt, noteServedAt } from "./core/served-at";
import { warnAboutMail } from "./mail/service-send";
import { sessionSecret } from "./core/secrets";
import { keepAlive } from "./web/keep-alive";
import { front } from "./web/front";
import { stopLiveStreams } from "./modules/identity/live/public";
import { applyReference } from "@/server/modules/catalogue/category/public";
import { flushVisits } from "@/server/modules/catalogue/visit/public";
import { collectDefaultMetrics } from "prom-client";
import { metrics } from "./core/metrics";
import { serveMetrics } from "./metrics";
import { countVisits } from "./page-visits";
import { type Pages, startNoPages, startPages, startPagesForDevelopment } from "./pages";

const STOP_MS = 10_000;
const API_PATHS = /^\/(api|media|healthz|readyz|metrics|robots\.txt|sitemap\.xml|sitemaps|calendar)(\/|$)/;
const DEV_PATHS = /^\/dev\/(mail|outbox)([/.]|$)/;

/** Serves the API and pages rendered by another process, and runs the jobs, as set by ROLE. Resolves once serving. */
async function serve(): Promise<void> {
  surviveClosedOutput();
  const env = readEnv();
  collectDefaultMetrics({ register: metrics });
  // Page guards run inside Next and only have the environment.
  process.env.SESSION_SECRET ||= sessionSecret();
  const { pool, db } = await connect(DEADLINES);
  const { categories, productTypes } = await applyReference(db);
  if (categories + productTypes > 0)
    log.info(`${categories} categories and ${productTypes} product types were added to the menu`);
  const isWorker = env.role === "worker";
  const pages = isWorker ? startNoPages() : await startPagesOf(env, pool);
  const database = env.databaseUrl ? null : await keepDatabaseRunning(() => pages.databaseMoved());
  const api = getRequestListener((request, bindings) => getApp().fetch(request, bindings));

  const isApi = (path: string) => API_PATHS.test(path) || (env.devPages && DEV_PATHS.test(path));
  const page = countVisits(pages.handle, () => process.env.SESSION_SECRET);
  const server = createServer(front({ api, page, isApi }));
  keepAlive(server, env.keepAliveSeconds);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.port, env.host, resolve);
  });
  if (!isWorker)
    await noteServedAt().catch((error: unknown) =>
      log.warn({ err: error }, "the address could not be noted"),
    );
  const jobs = env.role === "web" ? null : startJobs();
  const figures = env.metricsPort ? await serveMetrics(env.host, env.metricsPort) : null;
  // For the process that restarts this one (scripts/lib/supervise.mjs).
  process.send?.("serving");
  log.info(isWorker ? "Sayang runs jobs" : `Sayang serves ${env.appOrigin}`);
  if (!jobs) log.info("ROLE is web: mails and other jobs wait for a server whose role is worker or all");
  warnAboutMail();
  warnAboutSettings();

  let stopping = false;
  const stop = (why: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${why}: finishing what is running`);
    const overtime = setTimeout(() => process.exit(1), STOP_MS);
    overtime.unref();
    // Open streams would keep the server open.
    void stopLiveStreams();
    figures?.close();
    server.close(() => {
      void Promise.resolve(jobs?.stop())
        .then(() => pages.stop())
        .then(() => flushVisits())
        .then(() => database?.stop())
        .then(() => disconnect())
        .then(() => (isWorker ? undefined : forgetServedAt()))
        .then(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", () => stop("the process that started this one has gone"));
}

function startPagesOf(env: Env, pool: pg.Pool): Promise<Pages> {
  return env.mode === "development" ? startPagesForDevelopment(env) : startPages(pool);
}

/** Warns about settings that are fine on a developer's machine but unsafe in public. */
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
