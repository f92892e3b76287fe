import { vendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { withSpokenFilters } from "./spoken";
import { tokensOf } from "./tokens";

const TODAY = "2026-11-22";
const read = (q: string, given: object = {}) => {
  const {
    q: words,
    tables,
    date,
    priceMax,
  } = withSpokenFilters(vendorSearchQuery.cast({ ...given, q }), TODAY);
  return { words, ...(tables && { tables }), ...(date && { date }), ...(priceMax && { priceMax }) };
};

test.each([
  ["ballroom 50 tables", { words: "ballroom", tables: 50 }],
  ["ballroom for 30 tables in Orchard", { words: "ballroom in Orchard", tables: 30 }],
  ["venue 205 pax", { words: "venue", tables: 21 }],
  ["酒席30桌", { words: "酒席", tables: 30 }],
  ["hotel 40 桌", { words: "hotel", tables: 40 }],
  ["dewan 500 orang", { words: "dewan", tables: 50 }],
  ["photographer on 21 Aug 2027", { words: "photographer", date: "2027-08-21" }],
  ["photographer 3rd september", { words: "photographer", date: "2027-09-03" }],
  ["Dec 12 florist", { words: "florist", date: "2026-12-12" }],
  ["22 Nov florist", { words: "florist", date: "2027-11-22" }],
  ["ballroom 2027-09-09 20 tables", { words: "ballroom", date: "2027-09-09", tables: 20 }],
  ["makeup 9/9/2027", { words: "makeup", date: "2027-09-09" }],
  ["婚纱 2027年8月21日", { words: "婚纱", date: "2027-08-21" }],
  ["gown under $1,000", { words: "gown", priceMax: 1000 }],
  ["photographer below 3k", { words: "photographer", priceMax: 3000 }],
  ["50 tables", { words: "", tables: 50 }],
])("%s is read as filters", (q, wanted) => {
  expect(read(q)).toEqual(wanted);
});

test.each([
  ["3 tier cake"],
  ["10 course dinner"],
  ["360 booth"],
  ["district 9 venue"],
  ["ballroom 900 tables"],
  ["photographer 21 Aug 2020"],
  ["photographer 22 Nov 2026"],
  ["hall 30 feb 2027"],
  ['"20 tables" dinner'],
  ["table for 2"],
  ["under 2 hours film"],
])("%s is left unchanged", (q) => {
  expect(read(q)).toEqual({ words: q });
});

test("a filter that is already set is kept", () => {
  expect(read("ballroom 50 tables", { tables: 20 })).toEqual({ words: "ballroom 50 tables", tables: 20 });
});

test("Chinese is split at known words and between letters and digits, in either script", () => {
  const words = (q: string) => tokensOf(q).flatMap((token) => token.words);
  expect(words("婚紗攝影")).toEqual(["婚纱摄影"]);
  expect(words("新加坡婚纱店")).toEqual(["新加坡", "婚纱", "店"]);
  expect(words("酒席30桌")).toEqual(["酒席", "30", "tables"]);
  expect(words("AD摄影师")).toEqual(["ad", "摄影师"]);
  expect(words("甲乙丙婚车")).toEqual(["甲乙丙", "婚车"]);
});
