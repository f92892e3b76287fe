import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { readEnv } from "@/lib/env";
import { outboxFolder, readFromOutbox } from "@/server/adapters/mail/outbox-folder";
import type { MessageKind } from "../messages";
import { isTrustedHost } from "./host";
import { openMessage, readOutbox } from "./outbox";
import { messagePage, outboxPage, outboxRows, REFRESH_SCRIPT } from "./outbox-views";
import { previewAll, previewOne } from "./preview-views";
import { samples } from "./samples";

const hash = createHash("sha256").update(REFRESH_SCRIPT).digest("base64");

/** Mail is shown in frames that inherit this: it may have styles, and runs and fetches nothing. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hash}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * Pages for whoever builds or tries out Sayang: how every message looks, and what was sent. They show codes and
 * links of everybody, so that without DEV_PAGES they do not exist.
 */
export const devPages = new Hono();

devPages.use(async (c, next) => {
  const { devPages: served, appOrigin } = readEnv();
  if (!served || !isTrustedHost(c.req.header("host") ?? new URL(c.req.url).host, appOrigin)) {
    return c.notFound();
  }
  await next();
  c.header("content-security-policy", POLICY);
  c.header("cache-control", "no-store");
});

devPages.get("/mail", (c) => c.html(previewAll(samples(readEnv().appOrigin), isDark(c))));

devPages.get("/mail/:kind", (c) => {
  const all = samples(readEnv().appOrigin);
  const kind = c.req.param("kind");
  return Object.hasOwn(all, kind) ? c.html(previewOne(all, kind as MessageKind, isDark(c))) : c.notFound();
});

devPages.get("/outbox", async (c) => c.html(outboxPage(await readOutbox(), readEnv().smtpUrl !== null)));

devPages.get("/outbox/rows", async (c) => c.html(outboxRows(await readOutbox())));

/** For programs: `?to=` an address or number. */
devPages.get("/outbox.json", async (c) => {
  const to = c.req.query("to");
  const found = (await readOutbox()).filter((message) => !to || message.to === to);
  return c.json(found);
});

devPages.get("/outbox/:name", async (c) => {
  const message = await openMessage(c.req.param("name"));
  return message ? c.html(messagePage(message, isDark(c))) : c.notFound();
});

devPages.get("/outbox/:name/source", async (c) => {
  const source = await readFromOutbox(outboxFolder(), c.req.param("name"));
  return source ? c.text(source.toString("utf8")) : c.notFound();
});

function isDark(c: Context): boolean {
  return c.req.query("dark") === "1";
}
