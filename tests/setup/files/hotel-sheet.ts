import { writeCsv } from "@/server/core/sheet";

/** Returns a price list of 62 menus as a hotel keeps it: a title above, columns in its own words, `++` prices. */
export function hotelSheet(prefix = ""): Buffer {
  const rows = Array.from({ length: 62 }, (_, at) => [
    `${prefix}Menu ${String(at + 1).padStart(2, "0")}`,
    at % 2 === 0 ? "Lunch" : "Dinner",
    `$${(1108 + at * 10).toLocaleString("en-US")}++`,
    `${15 + (at % 10)} tables`,
    "8-course menu, free flow of soft drinks",
    "31 Dec 2027",
  ]);
  const blank = ["", "", "", "", "", ""];
  return writeCsv(
    ["Grand Harbour Hotel: wedding packages", "", "", "", "", ""],
    [
      blank,
      ["Prices in S$ per table of 10", "", "", "", "", ""],
      [
        "Menu Name",
        "Session",
        "Menu Price (per table of 10)",
        "Min. guarantee",
        "Package includes",
        "Valid till",
      ],
      ...rows,
    ],
  );
}
