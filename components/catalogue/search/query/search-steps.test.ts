import {
  readVendorSearch,
  searchComplaints,
  vendorSearchQuery,
} from "@/contracts/catalogue/search/search.schema";
import { activeFilters, type ChosenCategory, priceWords } from "@/contracts/catalogue/search/search-filters";
import { changedHref, clearedHref } from "./search-steps";

const GOWNS: ChosenCategory = {
  id: "2",
  name: "Wedding Gowns",
  slug: "wedding-gowns",
  trail: [{ id: "1", name: "Bridal Wear", slug: "bridal-wear" }],
};
const FULL = vendorSearchQuery.cast({
  q: "lace",
  kind: "products",
  category: "wedding-gowns",
  district: "9,28",
  area: "103.8,1.25,103.9,1.35",
  priceMin: 80,
  priceMax: 1200,
  rating: 4.5,
  halal: true,
  tables: 20,
  guests: 180,
  meal: "dinner",
  date: "2027-06-12",
  auspicious: true,
  seventhMonth: true,
  avoid: "ramadan,eve",
  ceremony: "tea-ceremony",
  language: "mandarin,hokkien",
  style: "rustic,boho",
  sort: "rating",
  page: 3,
  view: "map",
});

const readHref = (href: string) =>
  readVendorSearch(Object.fromEntries(new URL(href, "http://here").searchParams));

test("names each active filter once", () => {
  expect(activeFilters(FULL, GOWNS).map(({ name }) => name)).toEqual([
    "“lace”",
    "Wedding Gowns",
    "This part of the map",
    "$80 to $1,200 in total",
    "Orchard",
    "Seletar",
    "4.5+ stars",
    "Seats 20+ tables",
    "180 guests",
    "Dinner",
    "Chinese tea ceremony",
    "Speaks Mandarin",
    "Speaks Hokkien",
    "Halal-certified",
    "rustic",
    "boho",
    "Free on 12 Jun 2027",
    "Auspicious days",
    "Seventh month too",
    "Avoid Ramadan",
    "Avoid eves of public holidays",
  ]);
  expect(activeFilters(vendorSearchQuery.getDefault(), null)).toEqual([]);
});

test("removing a filter keeps the others and returns to the first page", () => {
  const of = (key: string) => activeFilters(FULL, GOWNS).find((filter) => filter.key === key);
  const without = (key: string) => readHref(changedHref(FULL, of(key)?.without ?? {}));
  expect(without("district-9")).toEqual({ ...FULL, page: 1, district: [28] });
  expect(without("style-boho")).toEqual({ ...FULL, page: 1, style: ["rustic"] });
  expect(without("halal")).toEqual({ ...FULL, page: 1, halal: false });
  expect(without("meal")).toEqual({ ...FULL, page: 1, meal: "" });
  expect(without("auspicious")).toEqual({ ...FULL, page: 1, auspicious: false, seventhMonth: false });
  expect(without("avoid-eve")).toEqual({ ...FULL, page: 1, avoid: ["ramadan"] });
  expect(without("language-mandarin")).toEqual({ ...FULL, page: 1, language: ["hokkien"] });
  const { priceMin, priceMax, ...others } = FULL;
  expect([priceMin, priceMax]).toEqual([80, 1200]);
  expect(without("price")).toEqual({ ...others, page: 1 });
  // One level up, not out of all categories.
  expect(without("category")).toEqual({ ...FULL, page: 1, category: "bridal-wear" });
});

test("clearing all filters keeps the kind, view and sort order", () => {
  expect(clearedHref(FULL)).toBe("/vendor?kind=products&sort=rating&view=map#result");
});

test.each<[number | undefined, number | undefined, string]>([
  [80, undefined, "From $80"],
  [undefined, 1200, "Up to $1,200"],
  [0, 1200, "$0 to $1,200"],
])("a price from %s to %s is called %s", (min, max, words) => {
  expect(priceWords(min, max)).toBe(words);
});

test("values that a form cannot use are ignored and explained once", () => {
  const address = {
    tables: "900",
    guests: "0",
    meal: "supper",
    language: "latin",
    priceMin: "-1",
    priceMax: "0.5",
    date: "soon",
    q: "gown",
  };
  expect(readVendorSearch(address)).toEqual({ ...vendorSearchQuery.getDefault(), q: "gown" });
  expect(searchComplaints(address)).toEqual([
    "Choose a wedding day, such as 18 October 2027",
    "Enter a whole number of tables, from 1 to 500",
    "Enter a whole number of guests, from 1 to 5,000",
    "Enter a price from $0 to $1,000,000, without cents",
  ]);
  expect(searchComplaints({ tables: "20", priceMin: "", date: ["2027-10-18"] })).toEqual([]);
});
