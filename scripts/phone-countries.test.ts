import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { PHONE_GROUPS } from "@/lib/phone/phone-groups";
import { phoneGroups, phoneTable } from "./lib/phone-table";

/** The rows given in docs/api-contract.md. */
const CONTRACT_ROWS = [
  ["+1", "Canada, United States", 10, 10],
  ["+7", "Kazakhstan, Russia", 10, 10],
  ["+43", "Austria", 11, 13],
  ["+44", "United Kingdom", 10, 10],
  ["+49", "Germany", 8, 13],
  ["+55", "Brazil", 10, 11],
  ["+61", "Australia", 9, 10],
  ["+86", "China", 11, 11],
  ["+91", "India", 10, 10],
  ["+358", "Finland", 5, 12],
  ["+379", "Vatican City", 6, 12],
] as const;

test.each(CONTRACT_ROWS)("%s %s has the lengths of the API contract", (code, name, minLength, maxLength) => {
  expect(PHONE_COUNTRIES.filter((row) => row.code === code)).toEqual([{ code, name, minLength, maxLength }]);
});

test("the committed table matches today's numbering plans", () => {
  expect(PHONE_COUNTRIES).toEqual(phoneTable());
  expect(PHONE_GROUPS).toEqual(phoneGroups());
});

test("has about 120 rows, one per code, Singapore first and the rest by name", () => {
  const [first, ...rest] = PHONE_COUNTRIES;
  expect(first).toEqual({ code: "+65", name: "Singapore", minLength: 8, maxLength: 8 });
  expect(PHONE_COUNTRIES.length).toBeGreaterThanOrEqual(115);
  expect(PHONE_COUNTRIES.length).toBeLessThanOrEqual(125);
  expect(new Set(PHONE_COUNTRIES.map(({ code }) => code)).size).toBe(PHONE_COUNTRIES.length);
  const names = rest.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
});

test("has consistent lengths in every row", () => {
  for (const { code, minLength, maxLength } of PHONE_COUNTRIES) {
    expect(code).toMatch(/^\+[1-9]\d{0,3}$/);
    expect(minLength).toBeGreaterThanOrEqual(4);
    expect(maxLength).toBeGreaterThanOrEqual(minLength);
    expect(maxLength).toBeLessThanOrEqual(13);
  }
});
