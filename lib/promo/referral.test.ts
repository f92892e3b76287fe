/** @jest-environment jsdom */
import { dismissPromo, isPromoDismissed } from "./promo-dismissal";
import { captureReferral, readReferral } from "./referral";
import { DAY_MS } from "@/lib/time";

const NOW = Date.UTC(2026, 10, 21);
const KEY = "sayang:referral";
const visit = (query: string, now = NOW) => captureReferral(`https://sayang.test/vendor${query}`, now);

afterEach(() => localStorage.clear());

test("stores a code in capitals and campaign parameters unchanged", () => {
  visit("?ref=%20auntie-may%20&utm_source=Instagram&utm_campaign=June%20fair&utm_id=7&q=banquet");
  expect(readReferral(NOW)).toEqual({
    refCode: "AUNTIE-MAY",
    campaign: { utm_source: "Instagram", utm_campaign: "June fair" },
  });
});

test("stores nothing for a URL without parameters", () => {
  visit("?q=ref");
  expect(localStorage.length).toBe(0);
  expect(readReferral(NOW)).toEqual({ refCode: "", campaign: {} });
});

test("keeps the first code and the first campaign independently", () => {
  visit("?utm_source=google");
  visit("?ref=FIRST&utm_source=tiktok", NOW + DAY_MS);
  visit("?ref=SECOND", NOW + 2 * DAY_MS);
  expect(readReferral(NOW + 2 * DAY_MS)).toEqual({ refCode: "FIRST", campaign: { utm_source: "google" } });
});

test("forgets them after 30 days and starts over on the next visit", () => {
  visit("?ref=FIRST");
  expect(readReferral(NOW + 30 * DAY_MS - 1).refCode).toBe("FIRST");
  expect(readReferral(NOW + 30 * DAY_MS).refCode).toBe("");
  visit("?ref=SECOND", NOW + 31 * DAY_MS);
  expect(readReferral(NOW + 31 * DAY_MS).refCode).toBe("SECOND");
});

test.each(["<script>", "a b", "x".repeat(41), "-", "", "a%0d%0abcc"])("%p is not a code", (code) => {
  visit(`?ref=${code}`);
  expect(readReferral(NOW).refCode).toBe("");
});

test("strips control characters from campaign values and cuts them at 120", () => {
  visit(`?utm_source=a%0d%0ab&utm_medium=${"m".repeat(200)}&utm_term=%20`);
  expect(readReferral(NOW).campaign).toEqual({ utm_source: "ab", utm_medium: "m".repeat(120) });
});

test("shows the promo popup again for a new code, but not for the same one", () => {
  dismissPromo();
  visit("?utm_source=google");
  expect(isPromoDismissed()).toBe(true);
  visit("?ref=first");
  expect(isPromoDismissed()).toBe(false);
  dismissPromo();
  visit("?ref=FIRST");
  expect(isPromoDismissed()).toBe(true);
  visit("?ref=SECOND");
  expect(isPromoDismissed()).toBe(false);
  dismissPromo();
  visit("?ref=SECOND");
  expect(isPromoDismissed()).toBe(true);
});

test.each([
  "{",
  "7",
  '{"ref":{"value":7,"until":9e15}}',
  '{"ref":{"value":"LATER","until":9e15},"campaign":{"value":null,"until":9e15}}',
  '{"ref":{"value":"<b>","until":1795000000000},"campaign":{"value":{"utm_source":{}},"until":1795000000000}}',
])("ignores damaged storage: %s", (text) => {
  localStorage.setItem(KEY, text);
  expect(readReferral(NOW)).toEqual({ refCode: "", campaign: {} });
  visit("?ref=GOOD");
  expect(readReferral(NOW).refCode).toBe("GOOD");
});

test("stores nothing and doesn't fail when storage is blocked", () => {
  const closed = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("closed");
  });
  visit("?ref=FIRST");
  expect(readReferral(NOW)).toEqual({ refCode: "", campaign: {} });
  expect([dismissPromo(), isPromoDismissed()]).toEqual([undefined, true]);
  closed.mockRestore();
});
