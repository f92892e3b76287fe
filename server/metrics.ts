import type { Context } from "hono";
import { createServer, type Server } from "node:http";
import { Gauge } from "prom-client";
import { readEnv } from "@/lib/env";
import { HOUR_MS } from "@/lib/time";
import { log } from "./core/log/log";
import { metrics } from "./core/metrics";
import { sameText } from "./core/token";
import { connect } from "./db/client";
import { lastBackup } from "./db/nightly-backup";
import { mailState } from "./mail/public";
import { openStreams } from "./modules/identity/live/public";
import { checkLedger } from "./modules/sale/reconciliation/public";
import { listUnbooked } from "./modules/sale/webhook/public";
import { listDeadLetters } from "./queue/dead-letters";
import { queueState } from "./queue/queue-state";

const registers = [metrics];
const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
const labelled = <L extends string>(name: string, help: string, label: L) =>
  new Gauge({ name, help, labelNames: [label], registers });

const databaseUp = gauge("sayang_database_up", "1 when the database answered this scrape");
const pool = labelled("sayang_database_pool_connections", "Connections of this process by state", "state");
const streams = gauge("sayang_live_streams", "Open live streams of this process");
const jobs = labelled("sayang_jobs", "Background jobs of all processes by state", "state");
const queueLag = gauge("sayang_queue_lag_seconds", "Age of the oldest job that is due and not begun");
const mails = labelled("sayang_mails", "Mails waiting, and those refused or bounced lately", "state");
const mailLag = gauge("sayang_mail_lag_seconds", "Age of the oldest mail that waits to be sent");
const events = gauge(
  "sayang_unbooked_payment_events",
  "Events of the card processor that could not be booked",
);
const disagreements = gauge("sayang_ledger_disagreements", "Complaints of the last check of the ledger");
const backedUpAt = gauge("sayang_backup_timestamp_seconds", "When the embedded database was last backed up");
const checkedAt = gauge("sayang_ledger_checked_timestamp_seconds", "When the ledger was last checked");

/** The check reads every posting, so scrapes don't wait for it. */
const LEDGER_EVERY_MS = HOUR_MS;
let ledgerCheckedAt = 0;

/** Returns the figures in Prometheus' text format. Without the database, only those of this process are current. */
async function readMetrics(): Promise<string> {
  const opened = await connect();
  pool.set({ state: "all" }, opened.pool.totalCount);
  pool.set({ state: "idle" }, opened.pool.idleCount);
  pool.set({ state: "waiting" }, opened.pool.waitingCount);
  streams.set(openStreams());
  try {
    await readDatabase();
    databaseUp.set(1);
  } catch (error) {
    log.warn({ err: error }, "no figures from the database");
    databaseUp.set(0);
  }
  return metrics.metrics();
}

async function readDatabase(): Promise<void> {
  const { db } = await connect();
  const [queue, dead, mail, unbooked] = await Promise.all([
    queueState(db),
    listDeadLetters(db),
    mailState(db),
    listUnbooked(),
  ]);
  jobs.set({ state: "due" }, queue.due);
  jobs.set({ state: "running" }, queue.running);
  jobs.set({ state: "later" }, queue.later);
  jobs.set({ state: "dead" }, dead.length);
  queueLag.set(secondsSince(queue.oldestDueAt));
  mails.set({ state: "queued" }, mail.queued);
  mails.set({ state: "lost" }, mail.lost.length);
  mailLag.set(secondsSince(mail.oldestQueuedAt));
  events.set(unbooked.length);
  const backup = await lastBackup();
  if (backup) backedUpAt.set(backup.at.getTime() / 1000);
  if (Date.now() - ledgerCheckedAt > LEDGER_EVERY_MS) {
    ledgerCheckedAt = Date.now();
    void checkLedger(db).then(
      (complaints) => {
        disagreements.set(complaints.length);
        checkedAt.set(Date.now() / 1000);
      },
      (error: unknown) => log.warn({ err: error }, "the ledger could not be checked"),
    );
  }
}

const secondsSince = (time: Date | null) => (time ? Math.max(0, (Date.now() - time.getTime()) / 1000) : 0);

/** GET /metrics beside the API: 404 without METRICS_TOKEN as the bearer token. */
export async function metricsForToken(c: Context): Promise<Response> {
  const { metricsToken } = readEnv();
  if (!metricsToken || !sameText(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`))
    return c.notFound();
  return c.body(await readMetrics(), 200, {
    "content-type": metrics.contentType,
    "cache-control": "no-store",
  });
}

/** Serves /metrics without a token on a separate port. Resolves once it is listening. */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== "/metrics") return void res.writeHead(404).end();
    readMetrics().then(
      (text) => res.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "no figures");
        res.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  log.info(`figures for Prometheus at http://${host}:${port}/metrics`);
  return server;
}
