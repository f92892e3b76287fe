import { createHash } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { readEnv } from "@/lib/env";
import { outboxFolder, readFromOutbox } from "@/server/adapters/mail/outbox-folder";
import { isLocalCaller } from "@/server/http/request/client-address";
import type { AnyTemplate } from "@/server/mail/render/template";
import { openMessage, readOutbox } from "./outbox";
import { messagePage, outboxPage, outboxRows, REFRESH_SCRIPT } from "./outbox-views";
import { previewAll, previewOne } from "./preview-views";
import { isIP } from "node:net";

const hash = createHash("sha256").update(REFRESH_SCRIPT).digest("base64");

/** Mail is shown in frames that inherit this policy: styles only, no scripts and no requests. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hash}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * Pages for developers: previews of every message, and the outbox. They show everyone's codes and links, so they do not
 * exist without DEV_PAGES, and with it only callers on this machine can see them.
 */
export function devPages(templates: readonly AnyTemplate[]): Hono {
  const pages = new Hono();
  pages.use(guard);

  pages.get("/mail", (c) => c.html(previewAll(templates, readEnv().appOrigin, isDark(c))));

  pages.get("/mail/:kind", (c) => {
    const template = templates.find(({ kind }) => kind === c.req.param("kind"));
    return template ? c.html(previewOne(templates, template, readEnv().appOrigin, isDark(c))) : c.notFound();
  });

  pages.get("/outbox", async (c) => c.html(outboxPage(await readOutbox(), readEnv().smtpUrl !== null)));

  pages.get("/outbox/rows", async (c) => c.html(outboxRows(await readOutbox())));

  /** For programs: `?to=` is an address or number. */
  pages.get("/outbox.json", async (c) => {
    const to = c.req.query("to");
    const found = (await readOutbox()).filter((message) => !to || message.to === to);
    return c.json(found);
  });

  pages.get("/outbox/:name", async (c) => {
    const message = await openMessage(c.req.param("name"));
    return message ? c.html(messagePage(message, isDark(c))) : c.notFound();
  });

  pages.get("/outbox/:name/source", async (c) => {
    const source = await readFromOutbox(outboxFolder(), c.req.param("name"));
    return source ? c.text(source.toString("utf8")) : c.notFound();
  });

  return pages;
}

const guard: MiddlewareHandler = async (c, next) => {
  const { devPages: served, appOrigin } = readEnv();
  if (!served || !isTrustedHost(c.req.header("host") ?? new URL(c.req.url).host, appOrigin)) {
    return c.notFound();
  }
  // A stranger who reaches the port can send any Host header.
  if (!isLocalCaller(c)) return c.text("This page opens only on the machine that serves it.", 403);
  await next();
  c.header("content-security-policy", POLICY);
  c.header("cache-control", "no-store");
};

function isDark(c: Context): boolean {
  return c.req.query("dark") === "1";
}

/**
 * Returns true when the Host header is our origin's, localhost, or a bare IP. Another site may point its name at our IP
 * (DNS rebinding) to read our responses.
 */
function isTrustedHost(host: string, appOrigin: string): boolean {
  if (host === new URL(appOrigin).host) return true;
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || isIP(name) !== 0;
}
