import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { type Meal, mealsOf } from "@/contracts/catalogue/price/meal";
import type { PriceList } from "@/contracts/catalogue/price/day-price";
import { priceListOfDetail } from "@/contracts/catalogue/product/price-list";
import { addOnCount, type ProductAddOn, type ProductDetail } from "@/contracts/catalogue/product/product";
import { type ChosenAddOn, MAX_QUANTITY } from "@/contracts/sale/cart";
import { addDays, formatAs, formatDate, type IsoDate, isIsoDate, weekdayOf } from "@/lib/dates";
import { type GstType, toCents } from "@/lib/money";
import { countUnits } from "@/lib/units";
import { openDays } from "./open-days";
import { t } from "@/lib/words/t";

/** The product data that the order form needs. Amounts in dollars, all-in. */
export type OrderTerms = {
  productId: string;
  title: string;
  image: string | null;
  price: number;
  /** To choose from; empty unless it is sold for lunch and dinner. */
  meals: readonly Meal[];
  /** Prices by day; null when every day costs the same. */
  prices: PriceList | null;
  gstType: GstType;
  plusPlus: boolean;
  /** The reason for the price on the chosen day. */
  note: string | null;
  unit: string;
  least: number;
  most: number;
  /** The weekdays on which it is available, such as `Friday to Sunday`; null for every day. */
  days: string | null;
  /** `0` (Sunday) to `6` (Saturday). */
  closedWeekdays: readonly number[];
  offDays: readonly IsoDate[];
  firstDay: IsoDate;
  lastDay: IsoDate;
  addOns: readonly ProductAddOn[];
};

/** The form's values. An extra with a maximum of one is a checkbox, any other a number. */
export type OrderValues = {
  eventDate: string;
  meal: string;
  quantity: string;
  [extra: `extra-${string}`]: string | boolean;
};

export const extraName = ({ id }: Pick<ProductAddOn, "id">) => `extra-${id}` as const;

/** @param today the current date in Singapore */
export function orderTerms(product: ProductDetail, today: IsoDate): OrderTerms {
  const { openHours, productPrice } = product;
  return {
    productId: product.id,
    title: product.productTitle,
    image: product.image,
    price: productPrice.priceWithGST,
    meals: choiceOf(mealsOf(product.attributes)),
    prices: product.priceRules.length > 0 ? priceListOfDetail(product) : null,
    gstType: productPrice.gstType,
    plusPlus: productPrice.plusPlus,
    note: null,
    unit: productPrice.priceMetric,
    least: product.minQty ?? 1,
    most: product.maxQty ?? MAX_QUANTITY,
    days: openHours && openDays(openHours),
    closedWeekdays: Object.entries(openHours ?? {})
      .filter(([, open]) => open === null)
      .map(([day]) => Number(day)),
    offDays: product.customOffDays.filter((day) => day >= today),
    firstDay: addDays(today, 1),
    lastDay: addDays(today, MAX_DAYS_AHEAD),
    addOns: product.addOns,
  };
}

const choiceOf = (meals: Meal[]) => (meals.length > 1 ? meals : []);

export function blankOrder({ least, meals, addOns }: OrderTerms, eventDate: string): OrderValues {
  const extras = addOns.map((addOn) => [extraName(addOn), addOn.max === 1 ? false : "0"] as const);
  return { eventDate, meal: meals.at(-1) ?? "", quantity: String(least), ...Object.fromEntries(extras) };
}

/** Returns the requested number of units, or null when it isn't a whole number. */
export function unitsIn({ quantity }: OrderValues): number | null {
  const units = Number(quantity);
  return Number.isInteger(units) && units > 0 ? units : null;
}

/** Returns the chosen meal; null for a product without a choice. */
export function chosenMeal({ meals }: OrderTerms, { meal }: OrderValues): Meal | null {
  return meals.find((each) => each === meal) ?? null;
}

export function chosenAddOns({ addOns }: OrderTerms, values: OrderValues): ChosenAddOn[] {
  return addOns
    .map((addOn) => ({ id: addOn.id, quantity: countOf(values[extraName(addOn)]) }))
    .filter(({ quantity }) => quantity > 0);
}

const countOf = (value: string | boolean | undefined) => Math.max(0, Math.trunc(Number(value)) || 0);

/** Returns the price of the units with the chosen extras, in cents. */
export function orderTotal(terms: OrderTerms, values: OrderValues, units: number): number {
  return terms.addOns.reduce(
    (sum, addOn) => {
      const count = addOnCount({ per: addOn.per, quantity: countOf(values[extraName(addOn)]) }, units);
      return sum + toCents(addOn.priceWithGST) * count;
    },
    toCents(terms.price) * units,
  );
}

/** Returns the reason why the product isn't available on that date, or "". */
export function offReason({ closedWeekdays, days, offDays }: OrderTerms, date: string): string {
  if (!isIsoDate(date)) return "";
  if (closedWeekdays.includes(weekdayOf(date)))
    return t("{date} is a {weekday}: this is for {days} only. Choose another date.", {
      date: formatDate(date),
      weekday: weekdayName(date),
      days: days ?? "",
    });
  return offDays.includes(date)
    ? t("Not available on {date}. Choose another date.", { date: formatDate(date) })
    : "";
}

const weekdayName = (date: IsoDate) =>
  formatAs("weekday name", { weekday: "long", timeZone: "UTC" }, new Date(`${date}T00:00:00Z`));

/** Returns the errors of an order that can't be added, by field. The server checks again. */
export function orderProblems(terms: OrderTerms, values: OrderValues): Record<string, string> {
  const { addOns, firstDay, lastDay, least, most, unit } = terms;
  const { eventDate } = values;
  const problems: Record<string, string> = {};
  const off = offReason(terms, eventDate);
  if (off) problems.eventDate = off;
  else if (eventDate && (eventDate < firstDay || eventDate > lastDay))
    problems.eventDate = t("Choose a date from {from} to {to}.", {
      from: formatDate(firstDay),
      to: formatDate(lastDay),
    });
  const units = unitsIn(values);
  if (units === null) problems.quantity = t("Enter a whole number.");
  else if (units < least) problems.quantity = t("The least is {least}.", { least: countUnits(least, unit) });
  else if (units > most) problems.quantity = t("The most is {most}.", { most: countUnits(most, unit) });
  for (const addOn of addOns) {
    if (countOf(values[extraName(addOn)]) > addOn.max)
      problems[extraName(addOn)] = t("The most is {most}.", { most: addOn.max });
  }
  return problems;
}
