import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { standInRenderer } from "@/tests/setup/servers/stand-in-renderer";
import { PageCache } from "./page-cache";
import { pageHandler } from "./page-handler";

const HEAD = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/><script src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>`;
const INLINE = `<script id="_R_">(globalThis.TURBOPACK||[]).push({})</script><script>requestAnimationFrame(function(){$RT=performance.now()});</script><script type="application/ld+json">{"@type":"Thing"}</script><script type="speculationrules">{"prefetch":[]}</script>`;
const flight = (text: string) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${text} </p>"])</script>${INLINE}<script src="/_next/static/b.js" async=""></script><script>self.__next_f.push([1,"last $& $1"])</script>`;
const pageOf = (text: string) =>
  `<!DOCTYPE html><html><head>${HEAD}</head><body><p>${text}</p>${flight(text)}</body></html>`;
const STARTER = "start()";

let html: string;
let status: number;
let renders: number;
let link: string | undefined;
let cache: PageCache;
let servers: Server[] = [];
let renderers: { close(): Promise<void> }[] = [];

async function serve(kept: PageCache): Promise<string> {
  const renderer = await standInRenderer((_req, res) => {
    renders++;
    res.statusCode = status;
    res.setHeader("Content-Type", "text/html; charset=utf-8");
    if (link) res.setHeader("Link", link);
    res.end(html);
  });
  renderers.push(renderer);
  const handler = pageHandler(renderer.client, {
    origin: "http://sayang.example",
    starter: STARTER,
    cache: kept,
  });
  const server = createServer((req, res) => void handler(req, res));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let origin: string;
beforeEach(async () => {
  html = pageOf("From “will you?”");
  status = 200;
  renders = 0;
  link = undefined;
  cache = new PageCache();
  origin = await serve(cache);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  await Promise.all(renderers.map((renderer) => renderer.close()));
  [servers, renderers] = [[], []];
});

const scriptPolicy = (answer: Response) =>
  /script-src ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
async function visit(path: string) {
  const answer = await fetch(origin + path);
  const body = await answer.text();
  const [, start, address] =
    /<script src="([^"]*)" async="" fetchpriority="high" data-page="([^"]*)"/.exec(body) ?? [];
  return { answer, body, start, address: address?.replaceAll("&amp;", "&") };
}

test("a public page contains no framework and no data, only a starter and the URL of the rest", async () => {
  const { answer, body, start } = await visit("/vendor?q=gown&page=2");
  expect(body).toContain("<p>From “will you?”</p>");
  expect(body).not.toMatch(/__next_f|src="\/_next\/static\/[ab]\.js"|as="script"/);
  // Modern browsers skip this one; old browsers need it first.
  expect(body).toContain(`<script src="/_next/static/old.js" noModule="">`);
  expect(body).toContain(INLINE);
  expect(await (await fetch(origin + start)).text()).toBe(STARTER);
  const hashes = scriptPolicy(answer)?.split(" ");
  // Bootstrap, reveal and speculation rules.
  expect(hashes).toHaveLength(4);
  expect(hashes?.[0]).toBe("'self'");
});

test("the data file has React's data in order, then the chunks in order, and is cached by browsers", async () => {
  const { address } = await visit("/vendor?q=gown&page=2");
  expect(address).toMatch(/^\/_document\/[\w-]{43}\.js\?of=%2Fvendor%3Fpage%3D2%26q%3Dgown$/);
  const file = await fetch(origin + address, { headers: { "accept-encoding": "br" } });
  expect(file.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const pushed: unknown[] = [];
  const announced: unknown[] = [];
  const self = { __next_f: { push: (part: unknown) => pushed.push(part) } };
  class CustomEvent {
    constructor(
      readonly type: string,
      readonly init: { detail: unknown },
    ) {}
  }
  const run = new Function("self", "dispatchEvent", "CustomEvent", await file.text()) as (
    ...given: unknown[]
  ) => void;
  run(self, ({ type, init }: CustomEvent) => announced.push([type, init.detail, pushed.length]), CustomEvent);
  expect(pushed).toEqual([[0], [1, "From “will you?” </p>"], [1, "last $& $1"]]);
  expect(announced).toEqual([["sayang:data", ["/_next/static/a.js", "/_next/static/b.js"], 3]]);
  expect(renders).toBe(1);
});

test("the URLs of inline styles are moved to the data, which restores them", async () => {
  const style = (name: string) =>
    `<style data-precedence="next" data-href="/${name}.css /$&.css">p{}</style>`;
  html = pageOf("").replace("<head>", () => `<head>${style("a")}${style("b")}`);
  const { body, address } = await visit("/vendor");
  expect(body.split(`<style data-precedence="next">p{}</style>`)).toHaveLength(3);
  expect(body).not.toContain("data-href");
  const script = await (await fetch(origin + address)).text();
  const given: unknown[] = [];
  const styleTag = () => ({ setAttribute: (...named: string[]) => given.push(named) });
  const tags = { querySelectorAll: () => [styleTag(), styleTag()] };
  const run = new Function("document", "self", "dispatchEvent", script) as (...globals: unknown[]) => void;
  run(tags, { __next_f: [] }, () => true);
  expect(given).toEqual([
    ["data-href", "/a.css /$&.css"],
    ["data-href", "/b.css /$&.css"],
  ]);
});

test("the data of an open page outlives the page, and is dropped when the page is gone", async () => {
  const first = await visit("/vendor-detail/kopi");
  const data = await (await fetch(origin + first.address)).text();
  cache.drop(() => true);
  html = pageOf("Another text");
  const second = await visit("/vendor-detail/kopi");
  expect(second.address).not.toBe(first.address);
  expect(await (await fetch(origin + first.address)).text()).toBe(data);
  expect(renders).toBe(2);

  cache.drop(() => true);
  status = 404;
  await visit("/vendor-detail/kopi");
  for (const { address } of [first, second]) {
    const gone = await fetch(origin + address);
    expect(await gone.text()).toContain("sayang:stale");
    expect(gone.headers.get("cache-control")).toBe("no-store");
  }
});

test("a process that did not render the HTML renders the data, and reports when it differs", async () => {
  const { address } = await visit("/vendor?q=gown");
  const other = await serve(new PageCache());
  expect(await (await fetch(other + address)).text()).toContain("will you?");
  expect(renders).toBe(2);
  html = pageOf("Another text");
  const third = await serve(new PageCache());
  expect(await (await fetch(third + address)).text()).toContain("sayang:stale");
});

test("a data URL gives no access to pages that are not public, nor to other files", async () => {
  const { address = "" } = await visit("/");
  const hash = "x".repeat(43);
  for (const page of ["/user/profile", "//evil.example/", "http://evil.example/", "", "%"]) {
    const answer = await fetch(`${origin}/_document/${hash}.js?of=${encodeURIComponent(page)}`);
    expect(await answer.text()).toContain("sayang:stale");
  }
  expect(renders).toBe(1);
  // A page of an earlier build requests that build's starter.
  const old = await fetch(`${origin}/_document/start-${hash}.js`);
  expect([await old.text(), old.headers.get("cache-control")]).toEqual([STARTER, "no-store"]);
  expect((await fetch(origin + address, { method: "HEAD" })).status).toBe(200);
});

test.each([
  ["a page of one visitor", "/user/profile", 200, undefined],
  ["a search with an unknown parameter", "/vendor?unknown=x", 200, undefined],
  ["a page that is missing", "/vendor-detail/nobody", 404, undefined],
  [
    "a failed shell",
    "/",
    200,
    `<html id="__next_error__"><head>${HEAD}</head><body>${flight("")}</body></html>`,
  ],
  ["a failed part", "/", 200, pageOf(`<template data-dgst="12"></template>`)],
  ["a part that failed late", "/", 200, pageOf(`<script>$RX("B:0","12")</script>`)],
])("%s is left as the framework rendered it", async (_kind, path, answered, made) => {
  status = answered;
  html = made ?? html;
  const { answer, body } = await visit(path);
  expect(answer.status).toBe(answered);
  expect(body).toBe(html);
});

describe("fonts are requested after the first picture", () => {
  const PICTURE = `<link rel="preload" as="image" imageSrcSet="/a.avif 1w, /$&.avif 2w" fetchPriority="high"/>`;
  const LOGO = `<link rel="preload" href="/logo.svg" as="image"/>`;
  const FONTS = `</f.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2", </g.woff2>; rel=preload; as="font"`;
  const font = (name: string) =>
    `<link rel="preload" href="/${name}.woff2" as="font" type="font/woff2" crossorigin=""/>`;
  const withHead = (head: string) => pageOf("").replace("<head>", () => `<head>${head}`);

  it("when there is one", async () => {
    link = `${FONTS}, </x>; rel=preconnect`;
    html = withHead(`<meta charSet="utf-8"/>${LOGO}${PICTURE}<style>p{}</style>`);
    const { answer, body } = await visit("/vendor");
    expect(body).toContain(`<meta charSet="utf-8"/>${PICTURE}${font("f")}${font("g")}${LOGO}<style>`);
    expect(body.split(PICTURE)).toHaveLength(2);
    expect(answer.headers.get("link")).toBe("</x>; rel=preconnect");
  });

  it("and as before when there is none", async () => {
    link = FONTS;
    html = withHead(`${LOGO}<style>p{}</style>`);
    const { answer, body } = await visit("/vendor");
    expect(body).toContain(`<head>${LOGO}<style>`);
    expect(answer.headers.get("link")).toBe(FONTS);
  });
});
