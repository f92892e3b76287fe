import { array, number, object, string, type TestContext } from "yup";
import { type Meal, MEALS } from "./meal";
import { text } from "@/contracts/fields.schema";
import { isIsoDate } from "@/lib/dates";
import { PRICE_RULE_LIMITS, SPECIAL_DAYS, type SpecialDay } from "./price-rule";

const { least, most, name, perProduct, price: MOST_DOLLARS } = PRICE_RULE_LIMITS;

/** Names the rule as the form numbers it: "Rule 2: …". */
const ofRule =
  (message: string) =>
  ({ path }: { path: string }) =>
    inRule(path, message);

function inRule(path: string, message: string): string {
  const at = /\[(\d+)\]/.exec(path)?.[1];
  return at === undefined ? message : `Rule ${Number(at) + 1}: ${message}`;
}

const refuse = (context: TestContext, field: string, message: string) =>
  context.createError({ path: `${context.path}.${field}`, message: inRule(context.path, message) });

const blankAsNull = (value: unknown, original: unknown) => (original === "" ? null : value);
const numberIn = (typeError: string) =>
  number().transform(blankAsNull).typeError(ofRule(typeError)).nullable().default(null);
const date = (what: string) =>
  string()
    .transform(blankAsNull)
    .test("date", ofRule(`${what} must be a date, YYYY-MM-DD`), (value) => !value || isIsoDate(value))
    .nullable()
    .default(null);

const priceRule = object({
  name: text()
    .max(name, ofRule(`the name must be at most ${name} characters`))
    .default(""),
  weekdays: array(number().integer().min(0).max(6).required().defined())
    .max(7, ofRule("choose each weekday once"))
    .default([]),
  months: array(number().integer().min(1).max(12).required().defined())
    .max(12, ofRule("choose each month once"))
    .default([]),
  from: date("the first date"),
  until: date("the last date"),
  specialDays: array(string<SpecialDay>().oneOf(SPECIAL_DAYS).required().defined())
    .max(SPECIAL_DAYS.length, ofRule("choose each kind of day once"))
    .default([]),
  meal: string<Meal>()
    .transform(blankAsNull)
    .oneOf(MEALS, ofRule("the meal must be lunch or dinner"))
    .nullable()
    .default(null),
  price: numberIn("the price must be an amount in dollars")
    .moreThan(0, ofRule("enter a price above $0"))
    .max(MOST_DOLLARS, ofRule("the price must be at most $1,000,000")),
  percent: numberIn("the percentage must be a number")
    .min(least, ofRule(`the price can go down by at most ${-least}%`))
    .max(most, ofRule(`the price can go up by at most ${most}%`)),
  minQty: numberIn("the minimum quantity must be a whole number")
    .integer(ofRule("the minimum quantity must be a whole number"))
    .min(1, ofRule("the minimum quantity must be at least 1"))
    .max(100_000, ofRule("the minimum quantity must be at most 100,000")),
})
  .test("days", (rule, context) => {
    const some = rule.weekdays.length + rule.months.length + rule.specialDays.length > 0;
    return some || rule.from || rule.until || rule.meal
      ? true
      : refuse(context, "weekdays", "choose at least one weekday, month, date, meal or kind of day");
  })
  .test("dates", ({ from, until }, context) =>
    from && until && until < from
      ? refuse(context, "until", "the last date must not be before the first")
      : true,
  )
  .test("change", ({ price, percent }, context) => {
    if (price !== null && percent !== null) {
      return refuse(context, "percent", "enter a price or a percentage, not both");
    }
    return price === null && percent === null
      ? refuse(context, "price", "enter a price or a percentage")
      : true;
  });

/** A product's rules; the first that applies to a day decides. */
export const priceRules = () =>
  array(priceRule).max(perProduct, `A product has at most ${perProduct} prices by day`);
