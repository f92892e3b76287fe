import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { standInRenderer } from "@/tests/setup/servers/stand-in-renderer";
import { pageHandler } from "./page-handler";
import { StaticFiles } from "./static-files";

/** A framework that responds like Next: streamed HTML that echoes the request. */
const INLINE = "self.__next_f=[1]";
const social = { google: false, facebook: false };
let renders: { url: string; cookie: string | undefined }[] = [];
let status = 200;
/** While set, no page finishes. */
let hold: Promise<void> | null = null;
let running = 0;
let mostAtOnce = 0;

async function framework(req: IncomingMessage, res: ServerResponse): Promise<void> {
  renders.push({ url: req.url ?? "", cookie: req.headers.cookie });
  mostAtOnce = Math.max(mostAtOnce, ++running);
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (!req.url?.startsWith("/_next/image")) await hold;
  running--;
  res.statusCode = status;
  if (req.url?.startsWith("/og/")) {
    res.writeHead(status, { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" });
    res.end(`picture ${req.url}`);
    return;
  }
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Vary", "rsc");
  if (req.url?.includes("keep")) res.setHeader("Cache-Control", "s-maxage=31536000");
  res.write(`<html><script>${INLINE}</script><script src="/a.js"></script>`);
  res.write(`<script type="application/ld+json">{}</script><p>${"word ".repeat(400)}</p>`);
  res.end(`<i>${req.url} ${req.headers.cookie ?? "nobody"}</i></html>`);
}

const IMAGE = "/_next/image?url=%2Fmedia%2Fkopi.webp&w=640&q=75";

const files = mkdtempSync(path.join(tmpdir(), "sayang-files-"));
beforeAll(() => {
  for (const folder of ["build", "public/images"]) mkdirSync(path.join(files, folder), { recursive: true });
  writeFileSync(path.join(files, "build/a.js"), "x".repeat(5_000));
  writeFileSync(path.join(files, "build/b.js"), "y");
  writeFileSync(path.join(files, "public/images/leaf.svg"), "<svg/>");
});
afterAll(() => rmSync(files, { recursive: true, force: true }));

let server: Server;
let port: number;
let renderer: Awaited<ReturnType<typeof standInRenderer>>;

beforeEach(async () => {
  renders = [];
  status = 200;
  hold = null;
  mostAtOnce = 0;
  Object.assign(social, { google: false, facebook: false });
  renderer = await standInRenderer((req, res) => void framework(req, res));
  const handler = pageHandler(renderer.client, {
    origin: "http://sayang.example",
    social,
    trustProxy: 1,
    greets: (code) => Promise.resolve(code.toUpperCase() === "MEILIN" ? "MEILIN" : null),
    movedTo: ({ pathname, search }) => Promise.resolve(pathname === "/old" ? `/new${search}` : null),
    files: new StaticFiles({ build: path.join(files, "build"), shared: path.join(files, "public") }),
    allowance: { renders: 60, seconds: 60 },
    pictureAllowance: { renders: 3, seconds: 60 },
  });
  server = createServer((req, res) => void handler(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await renderer.close();
});

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    req.on("error", reject);
    req.end();
  });
}

test("a public page is rendered once, for nobody in particular, and shown to all", async () => {
  const first = await get("/vendor?q=gown", { cookie: "sayang_session=secret" });
  const second = await get("/vendor?q=gown", { cookie: "sayang_session=other" });
  expect(renders).toEqual([{ url: "/vendor?q=gown", cookie: undefined }]);
  expect(first.body.toString()).toContain("nobody");
  expect(second.body.equals(first.body)).toBe(true);
});

test("a former address leads on for good, without a render", async () => {
  const { status: code, headers } = await get("/old?q=gown");
  expect([code, headers.location, renders]).toEqual([301, "/new?q=gown", []]);
});

test("concurrent visitors wait for the same render", async () => {
  await Promise.all(Array.from({ length: 10 }, () => get("/")));
  expect(renders).toHaveLength(1);
});

test("account pages, unknown parameters and navigations are rendered for each visitor", async () => {
  for (const path of ["/user/cart-summary", "/vendor?unknown=x", "/vendor/dashboard"]) {
    await get(path, { cookie: "a" });
    expect((await get(path, { cookie: "b" })).body.toString()).toContain(`${path} b`);
  }
  await get("/vendor", { rsc: "1", cookie: "c" });
  expect(renders.at(-1)).toEqual({ url: "/vendor", cookie: "c" });
});

test("failures are not cached", async () => {
  status = 500;
  expect((await get("/")).status).toBe(500);
  status = 200;
  expect((await get("/")).status).toBe(200);
});

test("the policy lists the inline scripts by hash, but neither data blocks nor unsafe-inline", async () => {
  const { headers } = await get("/user/manage-orders");
  const hash = createHash("sha256").update(INLINE).digest("base64");
  const script = String(headers["content-security-policy"]).match(/script-src ([^;]*)/)?.[1];
  expect(script).toBe(`'self' 'sha256-${hash}'`);
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test.each(["POST", "PUT", "OPTIONS"])("a page requested by %s may not be framed either", async (method) => {
  const { headers } = await get("/login", { cookie: "a" }, method);
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
  expect(headers["x-frame-options"]).toBe("DENY");
});

test("an invalid URL is refused without asking the framework", async () => {
  expect((await get("//?token=secret")).status).toBe(400);
  expect(renders).toEqual([]);
});

test("no response may be sniffed as another type", async () => {
  for (const path of ["/_next/static/a.js", "/_next/image?x", IMAGE, "/login"]) {
    expect((await get(path)).headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("a social network's script may run where it is offered, but never in signed-in areas", async () => {
  const policyOf = async (path: string) => {
    const { headers } = await get(path);
    return {
      policy: String(headers["content-security-policy"]),
      opener: headers["cross-origin-opener-policy"],
    };
  };
  const closed = await policyOf("/login");
  expect(closed.policy).not.toMatch(/google|facebook/);
  expect(closed.policy).toContain("frame-src 'none'");
  expect(closed.opener).toBe("same-origin");
  social.google = true;
  const open = await policyOf("/login");
  expect(open.policy).toMatch(/script-src 'self' 'sha256-[^ ]+' https:\/\/accounts\.google\.com;/);
  expect(open.policy).toContain("connect-src 'self' https://accounts.google.com https://www.googleapis.com;");
  expect(open.policy).toContain("frame-src https://accounts.google.com;");
  expect(open.policy).not.toContain("facebook");
  expect(open.opener).toBe("same-origin-allow-popups");
  social.facebook = true;
  expect((await policyOf("/vendor?q=x")).policy).toContain("https://connect.facebook.net");
  for (const path of ["/user/profile", "/user", "/vendor/dashboard/orders"]) {
    const area = await policyOf(path);
    expect(area.policy).not.toMatch(/google|facebook/);
    expect(area.opener).toBe("same-origin");
  }
});

test("responds in the best accepted encoding, with an ETag that avoids sending it again", async () => {
  const plain = await get("/");
  const brotli = await get("/", { "accept-encoding": "gzip, br" });
  const gzip = await get("/", { "accept-encoding": "gzip" });
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  const again = await get("/", { "if-none-match": String(plain.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const head = await get("/", {}, "HEAD");
  expect(head.headers["content-length"]).toBe(String(plain.body.length));
  expect(head.body).toHaveLength(0);
});

test.each([
  ["/?utm_source=mail&utm_campaign=June", "/"],
  ["/vendor?gclid=1&q=gown&fbclid=2", "/vendor?q=gown"],
  ["/vendor-detail/kopi?ref=friend", "/vendor-detail/kopi"],
])("%s is the page %s: campaign parameters don't make a page of their own", async (address, page) => {
  await get(address);
  await get(page);
  expect(renders).toEqual([{ url: page, cookie: undefined }]);
});

test("an influencer's code makes a page of its own; unknown codes share the page without one", async () => {
  for (const ref of ["MEILIN", "meilin", "NOBODY-1", "NOBODY-2", "x".repeat(200)]) await get(`/?ref=${ref}`);
  await get("/?utm_source=mail&ref=meilin");
  expect(renders.map(({ url }) => url)).toEqual(["/?ref=MEILIN", "/"]);
  await get("/vendor?ref=MEILIN");
  expect(renders.at(-1)?.url).toBe("/vendor");
});

test("the order of parameters doesn't make a page of its own", async () => {
  await get("/vendor?sort=rating&q=gown");
  await get("/vendor?q=gown&sort=rating");
  expect(renders).toHaveLength(1);
});

test("pages that Next would let shared caches store for a year are revalidated", async () => {
  expect((await get("/login?keep")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

describe("while there is more to render than there is room for", () => {
  let release: () => void;

  beforeEach(async () => {
    await get("/vendor");
    await get("/_next/static/a.js");
    renders = [];
    mostAtOnce = 0;
    hold = new Promise((resolve) => (release = resolve));
  });

  afterEach(() => release());

  test("two pages are rendered at once, sixteen wait, and others are told when to retry", async () => {
    const refused: Answer[] = [];
    const all = Array.from({ length: 40 }, async (_, n) => {
      const answer = await get(`/login?n=${n}`);
      if (answer.status !== 200) refused.push(answer);
      return answer;
    });
    await until(() => refused.length === 22);
    for (const { status, headers } of refused) {
      expect(status).toBe(503);
      expect(headers["retry-after"]).toBe("2");
      expect(headers["cache-control"]).toBe("no-store");
    }
    expect(renders).toHaveLength(2);
    release();
    const statuses = (await Promise.all(all)).map((answer) => answer.status);
    expect(statuses.filter((code) => code === 200)).toHaveLength(18);
    expect(mostAtOnce).toBe(2);
  });

  test("cached pages and build files are served", async () => {
    const waiting = Array.from({ length: 18 }, (_, n) => get(`/login?n=${n}`));
    await until(() => renders.length === 2);
    expect((await get("/vendor")).status).toBe(200);
    expect((await get("/_next/static/a.js")).status).toBe(200);
    expect((await get("/_next/static/b.js")).status).toBe(200);
    release();
    await Promise.all(waiting);
  });
});

describe("the renders caused by one network", () => {
  const from = (address: string) => ({ "x-forwarded-for": address });
  const renderFrom = async (address: string, times: number) => {
    for (let n = 0; n < times; n++) await get("/login", from(address));
    return get("/login", from(address));
  };

  test("are limited, with a time to retry", async () => {
    const refused = await renderFrom("203.0.113.7", 60);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect((await get("/login", from("203.0.113.8"))).status).toBe(200);
  });

  test("are counted per IPv6 network, not per address", async () => {
    await renderFrom("2001:db8:1:2::1", 59);
    expect((await get("/login", from("2001:db8:1:2:ffff::9"))).status).toBe(429);
    expect((await get("/login", from("2001:db8:1:3::1"))).status).toBe(200);
  });

  test("exclude cached pages and files, and ignore forged entries before the proxy's own", async () => {
    await get("/");
    for (let n = 0; n < 70; n++) expect((await get("/", from("203.0.113.7"))).status).toBe(200);
    expect((await get("/login", from("203.0.113.7"))).status).toBe(200);
    for (let n = 0; n < 70; n++)
      expect((await get("/images/leaf.svg", from("203.0.113.7"))).status).toBe(200);
    await renderFrom("203.0.113.7", 60);
    expect((await get("/images/leaf.svg", from("203.0.113.7"))).status).toBe(200);
    expect((await get("/images/missing.svg", from("203.0.113.7"))).status).toBe(429);
    expect((await get("/login", from("198.51.100.1, 203.0.113.7"))).status).toBe(429);
  });

  test("count link pictures separately, found or not, but not cached ones", async () => {
    status = 404;
    for (const name of ["a", "b", "c"]) await get(`/og/vendor/${name}`, from("203.0.113.7"));
    expect((await get("/og/vendor/d", from("203.0.113.7"))).status).toBe(429);
    status = 200;
    const drawn = await get("/og/vendor/kopi", from("203.0.113.8"));
    expect(drawn.headers["content-type"]).toBe("image/jpeg");
    expect((await get("/og/vendor/kopi?again", from("203.0.113.7"))).body).toEqual(drawn.body);
    expect((await get("/login", from("203.0.113.7"))).status).toBe(200);
  });
});

describe("the image optimiser", () => {
  test.each([
    "/_next/image",
    "/_next/image?url=%2Fmedia%2Fkopi.webp%3Fx%3D1&w=640&q=75",
    "/_next/image?url=%2Fmedia%2Fkopi.webp%23x&w=640&q=75",
    "/_next/image?url=%2Fmedia%2F..%2Fapi%2Fdocs&w=640&q=75",
    "/_next/image?url=%2Fmedia%2F%2562.webp&w=640&q=75",
    "/_next/image?url=%2F%2Fevil.example%2Fx.png&w=640&q=75",
    "/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75",
    "/_next/image?url=%2Fmedia%2Fkopi.webp&w=0640&q=75",
    "/_next/image?url=%2Fmedia%2Fkopi.webp&w=640&q=75&x=1",
    "/_next/image?url=%2Fmedia%2Fkopi.webp&w=640&w=641&q=75",
  ])("is not asked for %s", async (address) => {
    expect((await get(address)).status).toBe(400);
    expect(renders).toEqual([]);
  });

  test("is asked for a picture of ours", async () => {
    expect((await get(IMAGE)).status).toBe(200);
    expect(renders).toHaveLength(1);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
