import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pageHandler } from "./page-handler";

const HEAD = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/><script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>`;
const PAGE = `<html><head>${HEAD}</head><body><p>From “will you?”</p><script>self.__next_f=[1]</script></body></html>`;

let server: Server;

beforeEach(async () => {
  const handler = pageHandler(
    (_req, res) => {
      res.setHeader("Content-Type", "text/html; charset=utf-8");
      res.end(PAGE);
      return Promise.resolve();
    },
    { origin: "http://sayang.example" },
  );
  server = createServer((req, res) => void handler(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const visit = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test("a public page asks for its scripts at its end, in their order, by a script that its policy allows", async () => {
  const answer = await visit("/vendor");
  const html = await answer.text();
  const [, start = ""] = /<script>(for[^<]*)<\/script><\/body><\/html>$/.exec(html) ?? [];
  expect(start).toContain(`["/_next/static/a.js","/_next/static/b.js"]`);
  expect(html).not.toMatch(/<script src="[^"]*" async|rel="preload" as="script"/);
  // Browsers of today pass this one over; those that take it need it first.
  expect(html).toContain(`<script src="/_next/static/old.js" noModule="">`);
  const hash = createHash("sha256").update(start).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
});

test("pages of one visitor keep theirs where they are: there is less to look at before they work", async () => {
  expect(await (await visit("/user/profile")).text()).toBe(PAGE);
});
