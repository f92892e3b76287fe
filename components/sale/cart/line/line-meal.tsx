"use client";
import fieldStyles from "@/components/ui/form/field.module.css";
import { classNames } from "@/components/ui/theme/class-names";
import { type Meal, MEAL_LABELS } from "@/contracts/catalogue/price/meal";
import type { CartLine } from "@/contracts/sale/cart";
import { t, td } from "@/lib/words/t";
import styles from "./line-meal.module.css";

type Props = { line: CartLine; save: (meal: Meal) => Promise<boolean> };

/** The meal that a line is for, where the product is sold for lunch and dinner. */
export function LineMeal({ line: { meal, meals, productTitle }, save }: Props) {
  if (meals.length < 2) return null;
  return (
    <select
      className={classNames(fieldStyles.control, fieldStyles.select, styles.meal)}
      aria-label={t("Meal of {name}", { name: productTitle })}
      value={meal ?? ""}
      onChange={({ target }) => {
        const chosen = meals.find((each) => each === target.value);
        if (chosen) void save(chosen);
      }}
    >
      {meals.map((each) => (
        <option key={each} value={each}>
          {td(MEAL_LABELS[each])}
        </option>
      ))}
    </select>
  );
}
