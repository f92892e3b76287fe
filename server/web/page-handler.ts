import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { anonymousRequest, capture, type Captured } from "./captured-response";
import {
  contentSecurityPolicy,
  SECURITY_HEADERS,
  SOCIAL_OPENER_POLICY,
  type SocialOffer,
  socialOn,
} from "./content-security";
import { EncodedBody, sendBody } from "./encoded-body";
import { withLateScripts } from "./late-scripts";
import { type CachedPage, PageCache } from "./page-cache";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const PAGE_BROTLI = 5;
const ASSET_BROTLI = 9;
const NO_SOCIAL: SocialOffer = { google: false, facebook: false };
const MAX_ASSETS = 500;

/**
 * What stands before Next in production: public pages from memory, files of the build compressed once, and on every
 * HTML answer the security headers and a policy by the hashes of its inline scripts.
 */
export function pageHandler(
  next: Handler,
  { origin, social = NO_SOCIAL }: { origin: string; social?: SocialOffer },
): Handler {
  const { host, protocol } = new URL(origin);
  const https = protocol === "https:";
  const cache = new PageCache();
  const assets = new Map<string, Promise<CachedPage>>();

  const finish = (path: string, answer: Captured, brotliQuality: number): CachedPage => {
    const headers = withoutTransport(answer.headers);
    headers["x-content-type-options"] = "nosniff";
    if (String(headers["content-type"] ?? "").startsWith("text/html")) {
      const offered = socialOn(path, social);
      Object.assign(headers, SECURITY_HEADERS, {
        "content-security-policy": contentSecurityPolicy(answer.body.toString("utf8"), {
          https,
          social: offered,
        }),
        ...(offered ? { "cross-origin-opener-policy": SOCIAL_OPENER_POLICY } : {}),
        ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
      });
    }
    headers.vary = headers.vary ? `${String(headers.vary)}, Accept-Encoding` : "Accept-Encoding";
    return {
      status: answer.status,
      headers,
      body: new EncodedBody(answer.body, brotliQuality),
      madeAt: Date.now(),
    };
  };

  const asset = (url: string): Promise<CachedPage> => {
    let held = assets.get(url);
    if (!held) {
      if (assets.size >= MAX_ASSETS) assets.clear();
      held = capture(next, anonymousRequest(url, host)).then((answer) => finish(url, answer, ASSET_BROTLI));
      assets.set(url, held);
      const forget = () => assets.delete(url);
      held.then((page) => page.status !== 200 && forget(), forget);
    }
    return held;
  };

  const page = async (url: string): Promise<CachedPage> => {
    const { pathname } = new URL(url, origin);
    const answer = await capture(next, anonymousRequest(url, host));
    const made = finish(pathname, lateScripts(answer), PAGE_BROTLI);
    if (made.status === 200) made.headers["cache-control"] = "public, max-age=0, must-revalidate";
    return made;
  };

  return async (req, res) => {
    const readOnly = req.method === "GET" || req.method === "HEAD";
    const url = urlOf(req.url ?? "/", origin);
    if (!url) return void res.writeHead(400, { "content-type": "text/plain" }).end("Bad Request");
    if (readOnly && url.pathname === "/_next/image") {
      res.setHeader("x-content-type-options", "nosniff");
      return next(req, res);
    }
    // A form of another site may post to a page and frame the answer: it needs the same protection.
    if (!readOnly) return sendBody(req, res, finish(url.pathname, await capture(next, req), PAGE_BROTLI));
    if (url.pathname.startsWith("/_next/static/")) return sendBody(req, res, await asset(url.pathname));
    const key = req.headers.rsc === undefined ? cache.keyOf(url) : null;
    if (key !== null) return sendBody(req, res, await cache.get(key, () => page(key)));
    return sendBody(req, res, finish(url.pathname, await capture(next, req), PAGE_BROTLI));
  };
}

/** Null for what is no address, such as `//`. */
function urlOf(target: string, origin: string): URL | null {
  return URL.canParse(target, origin) ? new URL(target, origin) : null;
}

function lateScripts(answer: Captured): Captured {
  return { ...answer, body: Buffer.from(withLateScripts(answer.body.toString("utf8"))) };
}

const TRANSPORT = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "etag",
]);

function withoutTransport(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !TRANSPORT.has(name.toLowerCase())));
}
