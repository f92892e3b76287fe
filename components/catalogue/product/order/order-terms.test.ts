import type { OpenHours, ProductAddOn, ProductDetail } from "@/contracts/catalogue/product/product";
import {
  blankOrder,
  chosenAddOns,
  chosenMeal,
  offReason,
  orderProblems,
  orderTerms,
  orderTotal,
  unitsIn,
} from "./order-terms";

const TODAY = "2027-03-01";
const OPEN = { open: "10:00", close: "22:00" };
/** Friday to Sunday. */
const WEEKEND = { 0: OPEN, 1: null, 2: null, 3: null, 4: null, 5: OPEN, 6: OPEN } as unknown as OpenHours;
const EXTRAS: ProductAddOn[] = [
  { id: "dish", name: "Extra dish", price: 20, priceWithGST: 21.8, per: "unit", max: 1 },
  { id: "hour", name: "Extra hour", price: 200, priceWithGST: 218, per: "once", max: 3 },
];

function terms(change: Partial<ProductDetail> = {}) {
  const product = {
    id: "p1",
    productTitle: "Nine courses",
    productPrice: { priceWithGST: 1_000.1, priceMetric: "table of 10" },
    minQty: 20,
    maxQty: 30,
    customOffDays: ["2027-02-27", "2027-03-13"],
    openHours: WEEKEND,
    addOns: EXTRAS,
    attributes: [],
    priceRules: [],
    ...change,
  };
  return orderTerms(product as unknown as ProductDetail, TODAY);
}
const order = (change: Record<string, string | boolean> = {}, date = "2027-03-06") => ({
  ...blankOrder(terms(), date),
  ...change,
});

test("a blank order has the minimum quantity, no extras, and is valid", () => {
  expect(blankOrder(terms(), "")).toEqual({
    eventDate: "",
    meal: "",
    quantity: "20",
    "extra-dish": false,
    "extra-hour": "0",
  });
  expect(orderProblems(terms(), order())).toEqual({});
  expect(orderProblems(terms(), order({}, ""))).toEqual({});
});

test("extras count once or per unit, in whole cents", () => {
  const values = order({ quantity: "21", "extra-dish": true, "extra-hour": "2" });
  expect(chosenAddOns(terms(), values)).toEqual([
    { id: "dish", quantity: 1 },
    { id: "hour", quantity: 2 },
  ]);
  expect(orderTotal(terms(), values, 21)).toBe(21 * 100_010 + 21 * 2_180 + 2 * 21_800);
});

test.each([
  ["19", "The least is 20 tables of 10."],
  ["31", "The most is 30 tables of 10."],
  ["20.5", "Enter a whole number."],
  ["", "Enter a whole number."],
  ["-20", "Enter a whole number."],
])("%j tables are refused", (quantity, message) => {
  expect(orderProblems(terms(), order({ quantity }))).toEqual({ quantity: message });
});

test("numbers of tables must be whole", () => {
  expect(["20", "0", "2.5", "many"].map((quantity) => unitsIn(order({ quantity })))).toEqual([
    20,
    null,
    null,
    null,
  ]);
});

test("a date is refused with a reason when it is invalid, closed, taken, past or too far ahead", () => {
  expect(offReason(terms(), "2027-03-10")).toBe(
    "10 Mar 2027 is a Wednesday: this is for Friday to Sunday only. Choose another date.",
  );
  expect(offReason(terms(), "2027-03-13")).toBe("Not available on 13 Mar 2027. Choose another date.");
  expect(orderProblems(terms(), order({}, "2027-03-10"))).toEqual({
    eventDate: offReason(terms(), "2027-03-10"),
  });
  for (const day of ["2027-02-28", TODAY, "2099-01-02"])
    expect(orderProblems(terms({ openHours: null }), order({}, day)).eventDate).toMatch(
      /^Choose a date from 2 Mar 2027 to /,
    );
});

test("more of an extra than available is refused next to it", () => {
  expect(orderProblems(terms(), order({ "extra-hour": "4" }))).toEqual({ "extra-hour": "The most is 3." });
});

test("only a product for lunch and dinner asks for the meal, dinner first", () => {
  const serving = (...values: string[]) => terms({ attributes: [{ name: "Meal", values }] });
  expect(serving("Dinner").meals).toEqual([]);
  const both = serving("Lunch", "Dinner");
  expect(both.meals).toEqual(["lunch", "dinner"]);
  expect(chosenMeal(both, blankOrder(both, ""))).toBe("dinner");
  expect(chosenMeal(both, { ...blankOrder(both, ""), meal: "breakfast" })).toBeNull();
});
