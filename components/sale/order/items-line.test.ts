import { itemsLine } from "./items-line";

const bouquet = {
  firstItemTitle: "Garden bouquet",
  firstItemQuantity: 1,
  firstItemPriceMetric: "bouquet",
  itemCount: 1,
  extraCount: 0,
};

test.each([
  [{}, "Garden bouquet"],
  [{ extraCount: 1 }, "Garden bouquet, with 1 extra"],
  [{ firstItemQuantity: 2, extraCount: 3 }, "Garden bouquet (2 bouquets), with 3 extras"],
  [{ itemCount: 2 }, "Garden bouquet and 1 more item"],
  [
    { firstItemQuantity: 20, firstItemPriceMetric: "table of 10", itemCount: 3 },
    "Garden bouquet (20 tables of 10) and 2 more items",
  ],
  [{ firstItemQuantity: 2, firstItemPriceMetric: "100 guests" }, "Garden bouquet (2 × 100 guests)"],
])("%j is summarised as %s", (given, line) => {
  expect(itemsLine({ ...bouquet, ...given })).toBe(line);
});
