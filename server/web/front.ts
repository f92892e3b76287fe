import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { log } from "@/server/core/log/log";
import { loggedPath } from "@/server/core/log/logged-path";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

export type Front = {
  api: Handler;
  page: Handler;
  /** Returns true when the API serves this path, given normalised and decoded. */
  isApi(path: string): boolean;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Dispatches between API and pages on the normalised path, so that `/x/../api/v1` cannot reach the API without the
 * socket's address. Sends 400 for targets that aren't paths and 405 for methods that `fetch` does not know, before
 * either sees them.
 */
export function front({ api, page, isApi }: Front): RequestListener {
  return (req, res) => {
    closeWhenUnread(req, res);
    if (!METHODS.includes(req.method ?? "")) return refuse(res, 405, { allow: METHODS.join(", ") });
    const target = normalised(req.url ?? "");
    if (!target) return refuse(res, 400);
    req.url = target.url;
    // An error thrown before the handler’s first await would otherwise crash the process.
    const answer = async () => (isApi(target.path) ? api(req, res) : page(req, res));
    answer().catch((error: unknown) => {
      log.error({ err: error, path: loggedPath(target.url) }, "page failed");
      if (!res.headersSent) res.writeHead(500, { "content-type": "text/plain" });
      res.end("Internal Server Error");
    });
  };
}

/** Returns null for `*`, for an authority, and for a path whose escapes are not UTF-8. */
function normalised(target: string): { url: string; path: string } | null {
  const full = target.startsWith("/") ? `http://front${target}` : target;
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return null;
  const { pathname, search } = new URL(full);
  try {
    return { url: pathname + search, path: decodeURIComponent(pathname) };
  } catch {
    return null;
  }
}

/**
 * Closes the connection after a response sent before the whole body arrived: the rest would be dropped half a second
 * later, together with the next request.
 */
function closeWhenUnread(req: IncomingMessage, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    if (!req.complete && !res.headersSent) res.setHeader("connection", "close");
    return writeHead(...args);
  };
}

const WORDS = { 400: "Bad Request", 405: "Method Not Allowed" } as const;

function refuse(res: ServerResponse, status: keyof typeof WORDS, headers: Record<string, string> = {}): void {
  res.writeHead(status, { "content-type": "text/plain", "x-content-type-options": "nosniff", ...headers });
  res.end(WORDS[status]);
}
