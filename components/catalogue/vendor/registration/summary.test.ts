import { BLANK } from "./application";
import { summaryOf } from "./summary";

test("the review formats dates and prices like the rest of the product, and omits empty fields", () => {
  const values = { ...BLANK, "sellerOffering.date": "2019-03-01", "sellerOffering.price": "1280.5" };
  expect(summaryOf(values, null).offering).toEqual([
    { label: "Prices from", value: "S$1,280.50" },
    { label: "In business since", value: "1 Mar 2019" },
  ]);
  expect(summaryOf(BLANK, null).offering).toEqual([]);
});
