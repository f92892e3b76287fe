import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import {
  contentSecurityPolicy,
  privateLinkHeaders,
  SECURITY_HEADERS,
  SOCIAL_OPENER_POLICY,
  type SocialOffer,
  socialOn,
} from "./content-security";
import { LANGUAGES, languageOf } from "@/lib/language/languages";
import { MINUTE_MS } from "@/lib/time";
import { Gate, type GateLimits } from "@/server/core/gate";
import { pageSeconds, renderSeconds } from "@/server/core/metrics";
import { EncodedBody, sendBody } from "@/server/http/request/encoded-body";
import { sendBusy } from "./busy-page";
import { scriptFile, STALE, unkept } from "./script-file";
import { type CachedPage, PageCache } from "./page-cache";
import {
  hashed,
  type PageDocument,
  pictureFirst,
  readDataAddress,
  readStarterAddress,
  splitDocument,
} from "./page-document";
import { greetingCode, pageKey } from "./page-key";
import {
  type Allowance,
  callerOf,
  PICTURE_ALLOWANCE,
  RENDER_ALLOWANCE,
  renderAllowance,
} from "./render-allowance";
import { Busy, busy } from "./renderer/busy";
import type { Rendered } from "./renderer/client";
import { anonymousRequest, type RenderRequest, visitorRequest } from "./renderer/render-request";
import { inRange, type StaticFiles } from "./static-files";

/** A path without a page, for which Next sends the not-found page generated at build time. */
const NOT_FOUND_PATH = "/_not-found";

/** Next's response for a page that calls `notFound()`: an empty shell that only scripts fill. */
const EMPTY_SHELL = '<html id="__next_error__">';

/** Replaces Next's empty shell by the readable not-found page. Other responses pass unchanged. */
async function withNotFoundPage(answer: Rendered, notFoundPage: () => Promise<Rendered>): Promise<Rendered> {
  if (answer.status !== 404 || !answer.body.includes(EMPTY_SHELL)) return answer;
  const page = await notFoundPage();
  return { ...answer, body: page.body };
}

const PARAMETERS = ["q", "url", "w"];
/** Our own pictures by their plain names: another spelling of a name would be cached as another file. */
const PICTURE = /^\/(media|images)(\/\w[\w-]*(\.[\w-]+)*)+$/;
const NUMBER = /^[1-9]\d{0,3}$/;

/**
 * Returns true for requests that the image optimiser may serve: one of our pictures, one width, one quality, and no
 * other parameter. next.config.ts lists the widths and qualities.
 */
function isImageRequest(url: URL): boolean {
  const names = [...url.searchParams.keys()].sort();
  if (names.join() !== PARAMETERS.join()) return false;
  const get = (name: string) => url.searchParams.get(name) ?? "";
  return PICTURE.test(get("url")) && NUMBER.test(get("w")) && NUMBER.test(get("q"));
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const PAGE_BROTLI = 5;
const NO_SOCIAL: SocialOffer = { google: false, facebook: false };
const REVALIDATE = "public, max-age=0, must-revalidate";

/** A render occupies the renderer's only thread for tens of milliseconds. */
const PAGE_GATE: GateLimits = { atOnce: 2, waiting: 16, patienceMs: 5_000 };
/** The optimiser has its own threads, but only a few. */
const IMAGE_GATE: GateLimits = { atOnce: 2, waiting: 100, patienceMs: 20_000 };
/** Drawing a link's picture occupies that thread for tenths of a second. */
const PICTURE_GATE: GateLimits = { atOnce: 1, waiting: 8, patienceMs: 20_000 };

type Options = {
  origin: string;
  social?: SocialOffer;
  /** True when Stripe is configured, so that its script and frames may run. */
  stripe?: boolean;
  cache?: PageCache;
  pictures?: PageCache;
  /** The number of proxies in front whose address headers are trusted. */
  trustProxy?: number;
  allowance?: Allowance;
  pictureAllowance?: Allowance;
  /** The script that public pages load instead of the framework; without it they load the framework. */
  starter?: string;
  /** Files that need no render. */
  files?: StaticFiles;
  /**
   * Returns the stored form of a referral code if a page greets with it, else null. Unknown codes share the page
   * without one, so that strangers cannot fill the cache.
   */
  greets?: (code: string) => Promise<string | null>;
  /** Returns the address that replaced a former one, or null. */
  movedTo?: (url: URL) => Promise<string | null>;
  /** Throws while pages cannot be rendered: failures in the meantime are sent as 503, to be retried. */
  ready?: () => Promise<void>;
};

/** Returns a cache for link pictures, which rarely change and are expensive to draw. */
export const pictureCache = () => new PageCache({ freshMs: 10 * MINUTE_MS, maxBytes: 16 * 1024 * 1024 });

/**
 * Fronts Next in production: public pages from memory, build files compressed once, and on every HTML response the
 * security headers and a policy with the hashes of its inline scripts. Renders wait at a gate and count for the
 * caller's network; beyond the limits, responds with 503 or 429 and `Retry-After`.
 */
export function pageHandler(
  renderer: { render(request: RenderRequest): Promise<Rendered> },
  options: Options,
): Handler {
  const {
    origin,
    social = NO_SOCIAL,
    stripe = false,
    cache = new PageCache(),
    pictures = pictureCache(),
    trustProxy = 0,
    files,
  } = options;
  const https = new URL(origin).protocol === "https:";
  const starter = options.starter ? hashed(options.starter) : null;
  const starterFile = starter && scriptFile(starter.script);
  const count = renderAllowance(options.allowance ?? RENDER_ALLOWANCE, trustProxy);
  const countPicture = renderAllowance(options.pictureAllowance ?? PICTURE_ALLOWANCE, trustProxy);
  const gates = {
    page: new Gate(PAGE_GATE, busy),
    image: new Gate(IMAGE_GATE, busy),
    picture: new Gate(PICTURE_GATE, busy),
  };
  const render = async (gate: keyof typeof gates, request: RenderRequest): Promise<Rendered> => {
    const end = renderSeconds.startTimer({ kind: gate });
    const answer = await gates[gate].run(() => renderer.render(request)).finally(end);
    if (answer.status >= 500)
      await options.ready?.().catch(() => {
        throw busy();
      });
    return withNotFoundPage(answer, notFoundPage);
  };
  const keyOf = async (url: URL): Promise<string | null> => {
    const key = pageKey(url);
    const code = key === null ? null : greetingCode(url);
    const greeted = code && (await options.greets?.(code).catch(() => null));
    return key !== null && greeted ? `${key}?ref=${encodeURIComponent(greeted)}` : key;
  };
  const notFoundPage = () => renderer.render(anonymousRequest(NOT_FOUND_PATH));

  const finish = (path: string, answer: Rendered): CachedPage => {
    const headers = withoutTransport(answer.headers);
    headers["x-content-type-options"] = "nosniff";
    // Next lets shared caches store pages generated at build time for a year, which would hide the next build.
    if (/s-maxage/.test(String(headers["cache-control"] ?? ""))) headers["cache-control"] = REVALIDATE;
    if (String(headers["content-type"] ?? "").startsWith("text/html")) {
      const offered = socialOn(path, social);
      Object.assign(headers, SECURITY_HEADERS, privateLinkHeaders(path), {
        "content-security-policy": contentSecurityPolicy(answer.body.toString("utf8"), {
          https,
          social: offered,
          stripe,
        }),
        ...(offered ? { "cross-origin-opener-policy": SOCIAL_OPENER_POLICY } : {}),
        ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
      });
    }
    headers.vary = headers.vary ? `${String(headers.vary)}, Accept-Encoding` : "Accept-Encoding";
    return {
      status: answer.status,
      headers,
      body: new EncodedBody(answer.body, PAGE_BROTLI),
      madeAt: Date.now(),
    };
  };

  const picture = async (path: string): Promise<CachedPage> =>
    finish(path, await render("picture", anonymousRequest(path)));

  const page = async (url: string): Promise<CachedPage> => {
    const { pathname } = new URL(url, origin);
    const rendered = await render("page", anonymousRequest(url));
    if (rendered.status !== 200) return finish(pathname, rendered);
    const answer = { ...rendered, body: inLanguage(rendered.body, pathname) };
    const document = starter ? splitDocument(answer.body.toString("utf8"), url, starter) : null;
    const made = finish(pathname, document ? rewritten(answer, document) : answer);
    made.headers["cache-control"] = REVALIDATE;
    return document
      ? { ...made, data: { hash: document.data.hash, answer: scriptFile(document.data.script) } }
      : made;
  };

  /**
   * Renders the page when its data is not in this process, because it was dropped or another process rendered the HTML.
   */
  const data = async (address: { hash: string; page: string }, req: IncomingMessage): Promise<CachedPage> => {
    const kept = cache.data(address.hash);
    if (kept) return kept;
    const url = urlOf(address.page, origin);
    const key = url && (await keyOf(url));
    if (!key) return STALE;
    const rendered = await cache.get(
      key,
      () => page(key),
      () => count(req),
    );
    return rendered.data?.hash === address.hash ? rendered.data.answer : STALE;
  };

  const answerTo = async (req: IncomingMessage, url: URL): Promise<CachedPage> => {
    const own = async (gate: keyof typeof gates) =>
      finish(url.pathname, await render(gate, visitorRequest(req, callerOf(req, trustProxy))));
    const readOnly = req.method === "GET" || req.method === "HEAD";
    if (readOnly && url.pathname === "/_next/image") return own("image");
    const file = readOnly && (await files?.get(url.pathname));
    if (file) return inRange(file, req.headers.range, String(req.headers["if-range"] ?? ""));
    if (readOnly && url.pathname.startsWith("/og/")) {
      const { pathname } = url;
      return pictures.get(
        pathname,
        () => picture(pathname),
        () => countPicture(req),
      );
    }
    const start = readOnly && starterFile && readStarterAddress(url);
    // A page of an earlier build gets this build's starter.
    if (start) return start === starter?.hash ? starterFile : unkept(starterFile);
    const address = readOnly && readDataAddress(url);
    if (address) return data(address, req);
    const key = readOnly && req.headers.rsc === undefined ? await keyOf(url) : null;
    if (key !== null)
      return cache.get(
        key,
        () => page(key),
        () => count(req),
      );
    await count(req);
    // Another site's form may post to a page and frame the response, so it needs the same protection.
    return own("page");
  };

  return async (req, res) => {
    const end = pageSeconds.startTimer();
    res.once("close", () => end({ status: res.statusCode }));
    const url = urlOf(req.url ?? "/", origin);
    if (!url || (url.pathname === "/_next/image" && !isImageRequest(url))) {
      return void res
        .writeHead(400, { "content-type": "text/plain", "x-content-type-options": "nosniff" })
        .end("Bad Request");
    }
    const moved = await options.movedTo?.(url).catch(() => null);
    if (moved) return void res.writeHead(301, { location: moved, "cache-control": REVALIDATE }).end();
    try {
      await sendBody(req, res, await answerTo(req, url));
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      await sendBusy(res, error);
    }
  };
}

/** Returns the response with the HTML of `document` instead of the framework's, its first picture before its fonts. */
function rewritten(answer: Rendered, document: PageDocument): Rendered {
  const { html, headers } = pictureFirst(document.html, answer.headers);
  return { ...answer, headers, body: Buffer.from(html) };
}

/** Sets the language on a page's root element, because the layout shared by all pages only knows the default. */
function inLanguage(body: Buffer, pathname: string): Buffer {
  const { language } = languageOf(pathname);
  if (language === "en") return body;
  const html = body
    .toString("utf8")
    .replace(`<html lang="${LANGUAGES.en.tag}"`, `<html lang="${LANGUAGES[language].tag}"`);
  return Buffer.from(html);
}

/** Returns null for invalid URLs, such as `//`. */
function urlOf(target: string, origin: string): URL | null {
  return URL.canParse(target, origin) ? new URL(target, origin) : null;
}

const TRANSPORT = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "etag",
  "date",
]);

function withoutTransport(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !TRANSPORT.has(name)));
}
