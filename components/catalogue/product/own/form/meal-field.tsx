import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { MEAL_ATTRIBUTE, MEAL_LABELS, MEALS } from "@/contracts/catalogue/price/meal";
import { wordsOf } from "@/lib/text/words-of";
import type { ProductFormState } from "./form-state";
import styles from "./product-form.module.css";

const isMeal = ({ name }: { name: string }) => name.trim().toLowerCase() === MEAL_ATTRIBUTE.toLowerCase();

/** The meals that the product is for, stored as one of its attributes. */
export function MealField({ form }: { form: ProductFormState }) {
  const { attributes } = form.values;
  const chosen = wordsOf(attributes.find(isMeal)?.values ?? "").map((word) => word.toLowerCase());
  const choose = (meals: readonly string[]) => {
    const others = attributes.filter((attribute) => !isMeal(attribute));
    const meal = { name: MEAL_ATTRIBUTE, values: meals.join(", ") };
    form.set({ attributes: meals.length > 0 ? [...others, meal] : others });
  };
  return (
    <fieldset className={styles.group}>
      <legend>Meal</legend>
      <p className={styles.hint}>Couples filter by lunch or dinner. Leave both out for what is no meal.</p>
      <div className={styles.chips}>
        {MEALS.map((meal) => (
          <CheckboxField
            key={meal}
            id={`product-meal-${meal}`}
            checked={chosen.includes(meal)}
            onChange={({ target }) =>
              choose(
                MEALS.filter((each) => (each === meal ? target.checked : chosen.includes(each))).map(
                  (each) => MEAL_LABELS[each],
                ),
              )
            }
            label={MEAL_LABELS[meal]}
          />
        ))}
      </div>
    </fieldset>
  );
}
