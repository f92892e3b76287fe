import type { IncomingHttpHeaders } from "node:http";
import { readSessionCookie, SESSION_COOKIE } from "@/lib/session/session-cookie";
import { languageOf } from "@/lib/language/languages";

/** A visit to a vendor's page; `words` is set when it came from search results. */
export type Visit = { vendor: string; words: string | null };

const VENDOR_PAGE = /^\/vendor-detail\/([\w-]{1,120})(?:\/[\w-]{1,200})?\/?$/;
const SEARCH_PAGE = "/vendor";
const ROBOT = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget|python|monitor/i;
const MAX_WORDS = 60;
/** Typed words may identify a person: an address, a phone number. */
const PERSONAL = /@|\d{5,}/;

/**
 * Returns the visit that a page request represents. Null for robots, prefetches, vendors, and a page that links to
 * itself, such as the next month of its calendar.
 */
export function visitOf(
  request: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders },
  secret: string | undefined,
): Visit | null {
  const { headers } = request;
  const pathname = pathOf(request.url ?? "/");
  const vendor = VENDOR_PAGE.exec(languageOf(pathname).path)?.[1];
  if (!vendor || request.method !== "GET" || isPrefetch(headers)) return null;
  if (ROBOT.test(headers["user-agent"] ?? "robot")) return null;
  if (readSessionCookie(cookieOf(headers), secret)?.role === "vendor") return null;
  const from = refererOf(headers);
  return from?.pathname === pathname ? null : { vendor, words: from && wordsOf(from) };
}

const SLUG = /^[a-z0-9-]{1,80}$/;

/**
 * Returns the category, `""` for none, of a request for search results; null for other pages, further pages of the same
 * results, robots, prefetches and vendors.
 */
export function searchOf(
  request: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders },
  secret: string | undefined,
): string | null {
  const { headers, url = "/" } = request;
  if (request.method !== "GET" || languageOf(pathOf(url)).path !== SEARCH_PAGE || isPrefetch(headers))
    return null;
  if (ROBOT.test(headers["user-agent"] ?? "robot")) return null;
  if (readSessionCookie(cookieOf(headers), secret)?.role === "vendor") return null;
  const { searchParams } = new URL(url, "http://page");
  if (searchParams.has("page")) return null;
  const category = searchParams.get("category") ?? "";
  return category === "" || SLUG.test(category) ? category : null;
}

/** Returns the path of a request's target, or the target itself if it isn't a valid URL, such as `//`. */
function pathOf(target: string): string {
  return URL.canParse(target, "http://page") ? new URL(target, "http://page").pathname : target;
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = `${String(headers["sec-purpose"] ?? "")} ${String(headers.purpose ?? "")}`;
  return purpose.includes("prefetch") || headers["next-router-prefetch"] !== undefined;
}

/** Returns the page of this site that the request came from. */
function refererOf({ referer, host }: IncomingHttpHeaders): URL | null {
  if (!referer || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.host === host ? url : null;
}

function wordsOf({ pathname, searchParams }: URL): string | null {
  return languageOf(pathname).path === SEARCH_PAGE ? plainSearchWords(searchParams.get("q") ?? "") : null;
}

/** Returns searched words as they are counted; null for none, long ones, and those that may identify a person. */
export function plainSearchWords(q: string): string | null {
  const typed = q.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return typed === "" || typed.length > MAX_WORDS || typed.includes("\0") || PERSONAL.test(typed)
    ? null
    : typed;
}

function cookieOf({ cookie = "" }: IncomingHttpHeaders): string | undefined {
  const found = cookie.split(/;\s*/).find((each) => each.startsWith(`${SESSION_COOKIE}=`));
  try {
    return found && decodeURIComponent(found.slice(SESSION_COOKIE.length + 1));
  } catch {
    return undefined;
  }
}
