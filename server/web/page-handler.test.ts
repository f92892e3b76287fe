import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pageHandler } from "./page-handler";

/** A framework that answers like Next: streamed HTML that tells what it was asked. */
const INLINE = "self.__next_f=[1]";
const social = { google: false, facebook: false };
let renders: { url: string; cookie: string | undefined }[] = [];
let status = 200;

async function framework(req: IncomingMessage, res: ServerResponse): Promise<void> {
  renders.push({ url: req.url ?? "", cookie: req.headers.cookie });
  await new Promise((resolve) => setTimeout(resolve, 5));
  res.statusCode = status;
  if (req.url?.startsWith("/_next/static/")) {
    res.writeHead(status, { "Content-Type": "application/javascript", "Cache-Control": "immutable" });
    res.end("x".repeat(5_000));
    return;
  }
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Vary", "rsc");
  res.write(`<html><script>${INLINE}</script><script src="/a.js"></script>`);
  res.write(`<script type="application/ld+json">{}</script><p>${"word ".repeat(400)}</p>`);
  res.end(`<i>${req.url} ${req.headers.cookie ?? "nobody"}</i></html>`);
}

let server: Server;
let port: number;

beforeEach(async () => {
  renders = [];
  status = 200;
  Object.assign(social, { google: false, facebook: false });
  const handler = pageHandler(framework, { origin: "http://sayang.example", social });
  server = createServer((req, res) => void handler(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

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

test("visitors who come together wait for one render", async () => {
  await Promise.all(Array.from({ length: 10 }, () => get("/")));
  expect(renders).toHaveLength(1);
});

test("pages of an account, unknown parameters and navigations are rendered for each visitor", async () => {
  for (const path of ["/user/cart-summary", "/vendor?utm_source=x", "/vendor/dashboard"]) {
    await get(path, { cookie: "a" });
    expect((await get(path, { cookie: "b" })).body.toString()).toContain(`${path} b`);
  }
  await get("/vendor", { rsc: "1", cookie: "c" });
  expect(renders.at(-1)).toEqual({ url: "/vendor", cookie: "c" });
});

test("what failed is not kept", async () => {
  status = 500;
  expect((await get("/")).status).toBe(500);
  status = 200;
  expect((await get("/")).status).toBe(200);
});

test("the policy names the inline scripts by hash, not data blocks and not unsafe-inline", async () => {
  const { headers } = await get("/user/manage-orders");
  const hash = createHash("sha256").update(INLINE).digest("base64");
  const script = String(headers["content-security-policy"]).match(/script-src ([^;]*)/)?.[1];
  expect(script).toBe(`'self' 'sha256-${hash}'`);
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test.each(["POST", "PUT", "OPTIONS"])(
  "a page that is asked for by %s may be framed no more",
  async (method) => {
    const { headers } = await get("/login", { cookie: "a" }, method);
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
    expect(headers["x-frame-options"]).toBe("DENY");
  },
);

test("an address that is none is refused, and nothing is asked of the framework", async () => {
  expect((await get("//?token=secret")).status).toBe(400);
  expect(renders).toEqual([]);
});

test("nothing that is sent may be taken for another type", async () => {
  for (const path of ["/_next/static/a.js", "/_next/image", "/login"]) {
    expect((await get(path)).headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("a social network's script may run where it is offered, and never in the areas of those signed in", async () => {
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

test("answers in the best form accepted, with an ETag that saves sending it again", async () => {
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

test("a file of the build is compressed once and kept", async () => {
  const first = await get("/_next/static/a.js", { "accept-encoding": "br" });
  await get("/_next/static/a.js", { "accept-encoding": "br" });
  expect(renders).toHaveLength(1);
  expect(first.headers["cache-control"]).toBe("immutable");
  expect(brotliDecompressSync(first.body).toString()).toBe("x".repeat(5_000));
});
