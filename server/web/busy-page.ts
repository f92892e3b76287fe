import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { SECURITY_HEADERS } from "./content-security";
import type { Busy } from "./renderer/busy";

const STYLE =
  "body{font:18px/1.5 system-ui,sans-serif;background:#fbf7f1;color:#241a20;margin:0;display:grid;place-items:center;min-height:100vh}main{padding:1.5rem;max-width:28rem}";

/** Otherwise clients that retry immediately would keep the thread busy with nothing but refusals. */
const PAUSE_MS = 500;
/** Refusals beyond this number are sent at once, because each waiting one holds a connection. */
const MOST_WAITING = 500;
let waiting = 0;

/** Sends 503 or 429, after a pause, with a page that retries by itself. */
export async function sendBusy(res: ServerResponse, refusal: Busy): Promise<void> {
  if (waiting < MOST_WAITING) {
    waiting++;
    await pause(PAUSE_MS);
    waiting--;
  }
  if (!res.destroyed) send(res, refusal);
}

function send(res: ServerResponse, { status, retryAfterSeconds }: Busy): void {
  const html = `<!doctype html><html lang="en-SG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${retryAfterSeconds}"><title>Just a moment · Sayang</title><style>${STYLE}</style>
<main><h1>Just a moment</h1><p>A lot of people are here right now. This page tries again by itself.</p></main></html>`;
  res.writeHead(status, {
    ...SECURITY_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "cache-control": "no-store",
    "retry-after": String(retryAfterSeconds),
    "content-length": Buffer.byteLength(html),
  });
  res.end(html);
}
