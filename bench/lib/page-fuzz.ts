import fc from "fast-check";
import { request } from "node:http";

/** Addresses of pages, files and pictures; each `*` is replaced by something hostile. */
const ADDRESSES = [
  "/*",
  "/vendor?q=*&category=*&page=*",
  "/vendor?view=map&area=*&date=*",
  "/vendor?*=*",
  "/vendor/compare?ids=*",
  "/vendor-detail/*",
  "/vendor-detail/*/*",
  "/vendor-detail/*?reviews=*&rating=*&month=*&date=*",
  "/inspiration/*",
  "/helpful-tips/*",
  "/contact-us?faqindex=*",
  "/verify-email?token=*",
  "/login?returnUrl=*",
  "/og/*",
  "/og/page/*",
  "/og/vendor/*",
  "/og/product/*/*",
  "/og/category/*",
  "/og/*/*/*/*",
  "/_next/static/*",
  "/_next/image?url=*&w=*&q=*",
  "/_next/image?url=%2Fmedia%2F*&w=640&q=75",
  "/_next/*",
  "/_document/*.js?of=*",
  "/media/*",
  "/images/*",
  "/sitemaps/*",
  "/user/*",
  "/vendor/dashboard/*",
];
/** Targets that `fetch` would normalise or refuse to send. */
const RAW_TARGETS = [
  "//",
  "///",
  "//[",
  "/\\",
  "//evil.example:99999/",
  "/%",
  "/vendor?%",
  "/vendor-detail/a?%ff",
  "/./../..//",
  "*",
  "?",
  "http://",
  "http://[/",
  "http:///vendor",
  "ftp://evil.example/",
  "evil.example:80",
  "/[::1",
];

const HOSTILE = fc.oneof(
  fc.constantFrom(
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty",
    "null",
    "undefined",
    "NaN",
    "-1",
    "0",
    "1e309",
    "..",
    "../..",
    "%00",
    "\0",
    "\ud800",
    "%",
    "%ff",
    "' or 1=1 --",
    "<script>",
    "\u202e",
    "[id]",
    "[...key]",
    "a".repeat(1_500),
    "9999-12-31",
    "2026-02-30",
    "{}",
    "[]",
    "http://127.0.0.1:1/",
    "//evil.example",
    "home",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const HEADERS = fc.constantFrom<Record<string, string>>(
  {},
  { rsc: "1" },
  { rsc: "1", "next-router-state-tree": "%5B%22" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  { cookie: "sayang_session=%ff.%00" },
  { cookie: "sayang_session=%; userId=%ff", "user-agent": "Mozilla/5.0 Firefox/140" },
  { referer: "http://[/vendor?q=%ff", "user-agent": "Mozilla/5.0 Firefox/140" },
  { host: "[::1" },
  { range: "bytes=5-1" },
  { "next-action": "00", "x-middleware-subrequest": "middleware" },
);
const REQUEST = fc.record({
  address: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ADDRESSES) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_TARGETS) },
  ),
  values: fc.array(HOSTILE, { minLength: 4, maxLength: 4 }),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS"),
  headers: HEADERS,
});

/**
 * Sends seeded requests to the pages of a running server. Counts the statuses, and returns each request that failed
 * because of the server; 503 means that it was busy. A request without a response has status 0; if it ended the server,
 * none after it gets one.
 */
export async function fuzzPages(origin: string, seed: number, count: number) {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  for (const { address, values, method, headers } of fc.sample(REQUEST, { seed, numRuns: count })) {
    const path = RAW_TARGETS.includes(address)
      ? address
      : address.replaceAll("*", () => encoded(values.shift() ?? ""));
    const status = await send(origin, path, method, headers);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 0 || (status >= 500 && status !== 503))
      failures.push(`${status} ${method} ${path} ${JSON.stringify(headers)}`);
  }
  return { statuses, failures };
}

/** Sends the path unchanged. Returns the status, or 0 when the connection ended without one. */
function send(
  origin: string,
  path: string,
  method: string,
  headers: Record<string, string>,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const req = request({ hostname, port, path, method, headers, agent: false }, (res) => {
      res.resume().once("close", () => resolve(res.statusCode ?? 0));
    });
    req.once("error", () => resolve(0));
    req.end();
  });
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
