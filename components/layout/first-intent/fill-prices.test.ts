/** @jest-environment jsdom */
import type { WeddingPrice } from "@/contracts/catalogue/comparison/wedding-price";
import { NO_WEDDING } from "@/contracts/identity/wedding";
import { forgetWedding, keepWedding } from "@/store/storage/remembered-wedding";
import { fillPrices, priceWords } from "./fill-prices";
import { fillWedding } from "./fill-wedding";

const WEDDING = { ...NO_WEDDING, date: "2027-06-12", tables: 30 };
const PRICE: WeddingPrice = {
  id: "v1",
  basis: "table",
  quantity: 30,
  raised: false,
  unit: 1_784.11,
  total: 53_523.3,
  note: null,
  noPrice: null,
  day: "free",
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z"), doNotFake: ["queueMicrotask"] });
  forgetWedding();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "fetch");
});

test.each([
  [{}, WEDDING, "$53,523.30 for 30 tables"],
  [{ quantity: 35, raised: true, total: 62_443.85 }, WEDDING, "$62,443.85 for its minimum of 35 tables"],
  [{ basis: "guest", quantity: 300, total: 15_000 }, WEDDING, "$15,000 for 300 guests"],
  [{ basis: "order", quantity: 1, total: 3_800 }, WEDDING, "$3,800 on 12 Jun 2027"],
  [{}, { ...WEDDING, tables: null }, "$1,784.11 per table on 12 Jun 2027"],
  [{ day: null }, { ...WEDDING, date: null }, "$53,523.30 for 30 tables"],
  [{ day: "full" }, WEDDING, "Not available on 12 Jun 2027"],
  [{ total: null, noPrice: { reason: "closed" } }, WEDDING, "Not available on 12 Jun 2027"],
  [{ total: null, noPrice: { reason: "too_large", most: 20 } }, WEDDING, "For up to 20 tables"],
  [{ total: null, noPrice: { reason: "on_request" } }, WEDDING, ""],
] as const)("%j is shown for its wedding", (change, wedding, words) => {
  expect(priceWords({ ...PRICE, ...change } as WeddingPrice, wedding)).toBe(words);
});

test("the day and the size in the address take precedence over what is known", async () => {
  document.body.innerHTML = `<strong data-wedding-price="vendor" data-id="v1"></strong>`;
  const asked: string[] = [];
  globalThis.fetch = (url) => {
    asked.push(String(url));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ data: null }) } as Response);
  };
  keepWedding(WEDDING);
  for (const query of ["?date=2027-07-03&guests=195", "?forTables=24", "?date=2020-01-01&tables=x"]) {
    history.replaceState(null, "", `/vendor${query}`);
    await fillPrices(document);
  }
  history.replaceState(null, "", "/");
  const path = "/api/v1/public/wedding-prices?vendors=v1";
  expect(asked).toEqual([
    `${path}&tables=20&date=2027-07-03`,
    `${path}&tables=24&date=2027-06-12`,
    `${path}&tables=30&date=2027-06-12`,
  ]);
});

test("a page makes one request for everything it shows, and is reset when the wedding is cleared", async () => {
  document.body.innerHTML = `
    <strong data-wedding-price="vendor" data-id="v1"></strong>
    <strong data-wedding-price="product" data-id="p1"></strong>
    <p data-wedding-day="v1"></p>`;
  const asked: string[] = [];
  globalThis.fetch = (url) => {
    asked.push(String(url));
    const data = { vendors: [PRICE], products: [{ ...PRICE, id: "p1", day: null, total: 60_000 }] };
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ data }) } as Response);
  };
  await fillPrices(document);
  expect(asked).toEqual([]);
  keepWedding(WEDDING);
  await fillPrices(document);
  expect(asked).toEqual(["/api/v1/public/wedding-prices?vendors=v1&products=p1&tables=30&date=2027-06-12"]);
  const words = () => [...document.body.children].map(({ textContent }) => textContent);
  expect(words()).toEqual(["$53,523.30 for 30 tables", "$60,000 for 30 tables", "12 Jun 2027 is free"]);
  forgetWedding();
  await fillPrices(document);
  expect(words()).toEqual(["", "", ""]);
});

test("an order adopts the wedding's tables, at least its minimum, and keeps a chosen number", () => {
  const form = (attributes: string) =>
    `<form data-wedding><input type="number" value="20" ${attributes}></form>`;
  const number = (attributes: string, typed?: string) => {
    document.body.innerHTML = form(attributes);
    const [field] = document.getElementsByTagName("input");
    if (!field) throw new Error("no field");
    if (typed) field.value = typed;
    fillWedding(document);
    return field.value;
  };
  expect(number('data-wedding-units="table"')).toBe("20");
  keepWedding(WEDDING);
  expect(number('data-wedding-units="table" min="20"')).toBe("30");
  expect(number('data-wedding-units="guest"')).toBe("300");
  expect(number('data-wedding-units="table" min="35"')).toBe("35");
  expect(number('data-wedding-units="table"', "25")).toBe("25");
  expect(number("")).toBe("20");
});

test("the header shows the wedding, and asks for it again once it is cleared", () => {
  document.body.innerHTML = `<span data-wedding-words>Add your date</span>`;
  fillWedding(document);
  expect(document.body.textContent).toBe("Add your date");
  keepWedding(WEDDING);
  fillWedding(document);
  expect(document.body.textContent).toBe("12 Jun 2027 · 30 tables");
  keepWedding({ ...NO_WEDDING, month: "2027-06" });
  fillWedding(document);
  expect(document.body.textContent).toBe("June 2027");
  forgetWedding();
  fillWedding(document);
  expect(document.body.textContent).toBe("Add your date");
});

test("lists by price use the known wedding, unless the address gives another", () => {
  const fill = (href: string) => {
    document.body.innerHTML = `<a data-by-price="true" href="${href}">Price, low to high</a>`;
    fillWedding(document);
    return document.querySelector("a")?.getAttribute("href");
  };
  const href = "/vendor?category=venues&sort=price-asc#result";
  expect(fill(href)).toBe(href);
  keepWedding(WEDDING);
  expect(fill(href)).toBe("/vendor?category=venues&sort=price-asc&forTables=30&forDate=2027-06-12#result");
  for (const said of ["tables=20", "guests=180", "forTables=12"])
    expect(fill(`/vendor?${said}&sort=price-asc#result`)).toBe(`/vendor?${said}&sort=price-asc#result`);
});
