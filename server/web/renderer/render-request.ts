import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** A page, picture or file to render. */
export type RenderRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  /** Null for a render that belongs to no visitor. */
  address: string | null;
};

/** Returns a GET without any visitor's data, whose response may be shown to everyone. */
export function anonymousRequest(url: string): RenderRequest {
  return { method: "GET", url, headers: { accept: "text/html" }, address: null };
}

/**
 * Returns the parts of a visitor's request that are passed to the renderer. Pages take no input but their URL, so the
 * body is dropped. A HEAD is rendered like the GET whose length it reports.
 */
export function visitorRequest(req: IncomingMessage, address: string): RenderRequest {
  const method = req.method === "HEAD" ? "GET" : (req.method ?? "GET");
  return { method, url: req.url ?? "/", headers: passedOn(req.headers), address };
}

/**
 * An allow-list, because the framework and the renderer trust other headers: `x-forwarded-*`, `x-middleware-*` and our
 * own may only be set by the server.
 */
const PASSED_ON = /^(accept|accept-language|cookie|referer|rsc|user-agent|next-(router-[a-z-]+|url))$/;

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => PASSED_ON.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
