import { formatDate, type IsoDate } from "@/lib/dates";
import { td } from "@/lib/words/t";

/** The product attribute that names its meal, and the values of it. */
export const MEAL_ATTRIBUTE = "Meal";
export const MEALS = ["lunch", "dinner"] as const;
export type Meal = (typeof MEALS)[number];
export const MEAL_LABELS: Readonly<Record<Meal, string>> = { lunch: "Lunch", dinner: "Dinner" };

type Attribute = { name: string; values: readonly string[] };

/** Returns the meals named by a product's attributes. */
export function mealsOf(attributes: readonly Attribute[]): Meal[] {
  const said = attributes.filter(({ name }) => isMealAttribute(name)).flatMap(({ values }) => values);
  return MEALS.filter((meal) => said.some((value) => new RegExp(`\\b${meal}\\b`, "i").test(value)));
}

/** Returns the meal that a product is priced for until one is chosen: dinner, if it is sold for both. */
export function usualMeal(attributes: readonly Attribute[]): Meal | null {
  return mealsOf(attributes).at(-1) ?? null;
}

/** Returns the meal of a product that is sold for one alone. */
export function onlyMeal(attributes: readonly Attribute[]): Meal | null {
  const [first = null, ...others] = mealsOf(attributes);
  return others.length === 0 ? first : null;
}

/** Returns the meal that an item is bought for: the chosen one where the product serves it, or else the usual one. */
export function mealFor(attributes: readonly Attribute[], chosen: Meal | null): Meal | null {
  return chosen !== null && mealsOf(attributes).includes(chosen) ? chosen : usualMeal(attributes);
}

/** `12 Jun 2027, dinner` */
export function dayAndMeal(day: IsoDate, meal: Meal | null): string {
  return meal ? `${formatDate(day)}, ${td(meal)}` : formatDate(day);
}

const isMealAttribute = (name: string) => new RegExp(`^ *${MEAL_ATTRIBUTE}s? *$`, "i").test(name);
