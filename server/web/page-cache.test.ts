import { MINUTE_MS } from "@/lib/time";
import { EncodedBody } from "@/server/http/request/encoded-body";
import { type CachedPage, PageCache } from "./page-cache";

const page = (text: string, status = 200): CachedPage => ({
  status,
  headers: {},
  body: new EncodedBody(Buffer.from(text), 1),
  madeAt: Date.now(),
});

const textOf = ({ body }: CachedPage) => body.plain.toString();
const admitted = () => Promise.resolve();

/** A render that finishes on command. */
function held(made: CachedPage) {
  let finish = () => undefined as void;
  const render = () => new Promise<CachedPage>((resolve) => (finish = () => resolve(made)));
  return { render, finish: () => finish() };
}

let renders = 0;
const render = (text: string, status?: number) => () => {
  renders++;
  return Promise.resolve(page(text, status));
};

beforeEach(() => {
  renders = 0;
});

test("only a visitor who has to wait for a render needs admission, and one who is refused gets nothing", async () => {
  const cache = new PageCache();
  const refuse = () => Promise.reject(new Error("too many"));
  await expect(cache.get("/", render("home"), refuse)).rejects.toThrow("too many");
  expect(renders).toBe(0);
  await cache.get("/", render("home"), admitted);
  expect(textOf(await cache.get("/", render("other"), refuse))).toBe("home");
  const slow = held(page("slow"));
  const first = cache.get("/slow", slow.render, admitted);
  await Promise.resolve();
  const second = cache.get("/slow", render("other"), refuse);
  slow.finish();
  expect([textOf(await first), textOf(await second)]).toEqual(["slow", "slow"]);
});

test("an expired page is shown once more while the new one is rendered", async () => {
  const cache = new PageCache({ freshMs: -1, staleMs: MINUTE_MS });
  await cache.get("/", render("old"), admitted);
  expect(textOf(await cache.get("/", render("new"), admitted))).toBe("old");
  expect(textOf(await cache.get("/", render("newer"), admitted))).toBe("new");
});

test("a page that turns out to be gone is not shown again", async () => {
  const cache = new PageCache({ freshMs: -1, staleMs: MINUTE_MS });
  await cache.get("/vendor-detail/kopi", render("Kopi & Light"), admitted);
  await cache.get("/vendor-detail/kopi", render("not found", 404), admitted);
  const next = await cache.get("/vendor-detail/kopi", render("not found", 404), admitted);
  expect(next.status).toBe(404);
});

test("a page whose re-render fails is shown until its time is over", async () => {
  const cache = new PageCache({ freshMs: -1, staleMs: MINUTE_MS });
  await cache.get("/", render("home"), admitted);
  await cache.get("/", render("oops", 500), admitted);
  expect(textOf(await cache.get("/", () => Promise.reject(new Error("down")), admitted))).toBe("home");
});

test("dropped pages are rendered again, and the rest stays", async () => {
  const cache = new PageCache();
  await cache.get("/vendor-detail/kopi", render("before"), admitted);
  await cache.get("/vendor-detail/teh", render("teh"), admitted);
  cache.drop((key) => key === "/vendor-detail/kopi");
  expect(textOf(await cache.get("/vendor-detail/kopi", render("after"), admitted))).toBe("after");
  expect(textOf(await cache.get("/vendor-detail/teh", render("other"), admitted))).toBe("teh");
});

test("a page that was being rendered when it was dropped is not cached", async () => {
  const cache = new PageCache();
  const before = held(page("before"));
  const first = cache.get("/vendor-detail/kopi", before.render, admitted);
  await Promise.resolve();
  cache.drop(() => true);
  const after = held(page("after"));
  const second = cache.get("/vendor-detail/kopi", after.render, admitted);
  await Promise.resolve();
  after.finish();
  expect(textOf(await second)).toBe("after");
  before.finish();
  await first;
  expect(textOf(await cache.get("/vendor-detail/kopi", render("other"), admitted))).toBe("after");
});

test("the data of a page dropped, even during its render, remains for those who got the page", async () => {
  const cache = new PageCache();
  const withData = (hash: string) => ({ ...page("Kopi"), data: { hash, answer: page(`data of ${hash}`) } });
  await cache.get("/vendor-detail/kopi", () => Promise.resolve(withData("one")), admitted);
  cache.drop(() => true);
  const slow = held(withData("two"));
  const asked = cache.get("/vendor-detail/kopi", slow.render, admitted);
  await Promise.resolve();
  cache.drop(() => true);
  slow.finish();
  await asked;
  for (const hash of ["one", "two"]) {
    const data = cache.data(hash);
    expect(data && textOf(data)).toBe(`data of ${hash}`);
  }
});

test("the least recently used pages are evicted when all together are too large", async () => {
  const cache = new PageCache({ maxBytes: 3_000 });
  for (const key of ["/a", "/b"]) await cache.get(key, render("x".repeat(1_000)), admitted);
  await cache.get("/a", render(""), admitted);
  await cache.get("/c", render("x".repeat(1_000)), admitted);
  renders = 0;
  await cache.get("/a", render(""), admitted);
  await cache.get("/c", render(""), admitted);
  expect(renders).toBe(0);
  await cache.get("/b", render("x"), admitted);
  expect(renders).toBe(1);
});

test("a page larger than the whole cache is shown but not cached", async () => {
  const cache = new PageCache({ maxBytes: 3_000 });
  const large = "x".repeat(4_000);
  expect(textOf(await cache.get("/", render(large), admitted))).toBe(large);
  await cache.get("/", render(large), admitted);
  expect(renders).toBe(2);
});
