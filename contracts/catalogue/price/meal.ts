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

const isMealAttribute = (name: string) => new RegExp(`^ *${MEAL_ATTRIBUTE}s? *$`, "i").test(name);
