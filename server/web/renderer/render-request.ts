import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** A page, picture or file to be rendered. */
export type RenderRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  /** Null for a render that belongs to no visitor. */
  address: string | null;
};

/** Returns a GET without any visitor's data: its response may be shown to everyone. */
export function anonymousRequest(url: string): RenderRequest {
  return { method: "GET", url, headers: { accept: "text/html" }, address: null };
}

/**
 * Returns what the renderer learns of a visitor's request. Pages take no input but their address, so the body isn't
 * passed on. A HEAD is rendered like the GET whose length it reports.
 */
export function visitorRequest(req: IncomingMessage, address: string): RenderRequest {
  const method = req.method === "HEAD" ? "GET" : (req.method ?? "GET");
  return { method, url: req.url ?? "/", headers: passedOn(req.headers), address };
}

/**
 * An allow-list, because the framework and the renderer trust other headers: `x-forwarded-*`, `x-middleware-*` and our
 * own say what only the server may say.
 */
const PASSED_ON = /^(accept|accept-language|cookie|referer|rsc|user-agent|next-(router-[a-z-]+|url))$/;

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => PASSED_ON.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
