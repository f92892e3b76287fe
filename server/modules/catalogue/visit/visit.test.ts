import { v7 } from "uuid";
import { addDays, todayInSingapore } from "@/lib/dates";
import { SESSION_COOKIE, signSessionCookie } from "@/lib/session/session-cookie";
import { searchCount } from "@/server/db/schema/catalogue/visit";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { useTestDatabase } from "@/tests/setup/database";
import { flushVisits, noteSearch, noteVisit, searchWordsOf, viewsBetween } from "./service";
import { searchOf, visitOf } from "./visit";

const database = useTestDatabase();
const SECRET = "a secret that is long enough for tests";
const BROWSER = { host: "sayang.test", "user-agent": "Mozilla/5.0 Firefox/140" };
const today = todayInSingapore();
const tomorrow = addDays(today, 1);

const open = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  visitOf({ method, url, headers: { ...BROWSER, ...headers } }, SECRET);
const from = (path: string) => ({ referer: `https://sayang.test${path}` });

test("visits to vendor and product pages are counted, with the search words before them", () => {
  const visit = { vendor: "seri-melur", words: null };
  expect(open("/vendor-detail/seri-melur")).toEqual(visit);
  expect(open("/vendor-detail/seri-melur/jasmine-menu?month=2027-01")).toEqual(visit);
  expect(open("/vendor-detail/seri-melur", from("/vendor?q=+Halal++Hall&sort=price"))).toEqual({
    ...visit,
    words: "halal hall",
  });
  expect(open("/zh/vendor-detail/seri-melur", from("/zh/vendor?q=Halal+hall"))).toEqual({
    ...visit,
    words: "halal hall",
  });
  expect(open("/vendor-detail/seri-melur", { rsc: "1", ...from("/vendor?l1=venues") })).toEqual(visit);
});

test.each([
  ["another page", open("/vendor?q=hall")],
  ["a robot", open("/vendor-detail/a", { "user-agent": "Googlebot/2.1" })],
  ["a prefetch", open("/vendor-detail/a", { "next-router-prefetch": "1", rsc: "1" })],
  ["a prerender", open("/vendor-detail/a", { "sec-purpose": "prefetch;prerender" })],
  ["the page's own link", open("/vendor-detail/a?month=2027-02", from("/vendor-detail/a"))],
  ["a form", open("/vendor-detail/a", {}, "POST")],
  ["an address that is none", open("//")],
  [
    "a vendor",
    open("/vendor-detail/a", {
      cookie: `x=1; ${SESSION_COOKIE}=${signSessionCookie({ role: "vendor", accountId: "v", expires: Date.now() + 9e5 }, SECRET)}`,
    }),
  ],
])("%s isn't counted", (_what, visit) => expect(visit).toBeNull());

test("an unreadable session cookie counts as none", () => {
  const cookie = `${SESSION_COOKIE}=%ff`;
  expect(open("/vendor-detail/seri-melur", { cookie })).toEqual({ vendor: "seri-melur", words: null });
});

test.each(["/vendor?q=mei%40example.com", "/vendor?q=91234567", "/guest-list?q=hall", "/vendor?q="])(
  "%s records no search words",
  (path) => expect(open("/vendor-detail/a", from(path))?.words).toBeNull(),
);

test("visits are summed by vendor and day; rare words stay hidden", async () => {
  const { db } = database();
  const [vendor, other, hidden] = await Promise.all([
    makeVendor(db),
    makeVendor(db),
    makeVendor(db, { status: "suspended" }),
  ]);
  for (let times = 0; times < 2; times++) {
    noteVisit({ vendor: vendor.slug, words: "garden" });
    noteVisit({ vendor: vendor.id, words: null });
    noteVisit({ vendor: hidden.slug, words: null });
    noteVisit({ vendor: "nobody", words: null });
    await flushVisits();
  }
  noteVisit({ vendor: other.slug, words: "garden" });
  noteVisit({ vendor: v7(), words: null });
  await flushVisits();
  expect(await viewsBetween(vendor.id, today, tomorrow)).toBe(4);
  expect(await viewsBetween(vendor.id, addDays(today, -9), today)).toBe(0);
  expect(await viewsBetween(hidden.id, today, tomorrow)).toBe(0);
  expect(await searchWordsOf(vendor.id, today, tomorrow)).toEqual([]);
  noteVisit({ vendor: vendor.slug, words: "garden" });
  await flushVisits();
  expect(await searchWordsOf(vendor.id, today, tomorrow)).toEqual([{ words: "garden", searches: 3 }]);
});

test("searches are counted by category, without further pages, robots and unknown categories", async () => {
  const { db } = database();
  await makeCategory(db, { slug: "venues" });
  const search = (url: string, headers: Record<string, string> = {}) =>
    searchOf({ method: "GET", url, headers: { ...BROWSER, ...headers } }, SECRET);
  expect(search("/vendor?q=hall")).toBe("");
  expect(search("/vendor?category=venues")).toBe("venues");
  expect(search("/vendor?category=venues&page=2")).toBeNull();
  expect(search("/vendor", { "user-agent": "Googlebot/2.1" })).toBeNull();
  expect(search("/vendor-detail/a")).toBeNull();
  for (const category of ["venues", "", "venues", "unknown"]) noteSearch(category);
  await flushVisits();
  const rows = await db.select().from(searchCount).orderBy(searchCount.category);
  expect(rows.map(({ category, searches }) => [category, searches])).toEqual([
    ["", 1],
    ["venues", 2],
  ]);
});
