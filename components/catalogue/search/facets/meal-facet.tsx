import type { SearchFacets } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { Choice } from "./parts/choice";
import { Facet } from "./parts/facet";
import { t } from "@/lib/words/t";

type Props = { search: VendorSearchQuery; meals: SearchFacets["meals"] };

/** Filters by meal. */
export function MealFacet({ search: { meal }, meals }: Props) {
  if (!meal && meals.every(({ count }) => count === 0)) return null;
  return (
    <Facet title={t("Meal")}>
      <Choice type="radio" name="meal" value="" label={t("Lunch or dinner")} count={null} checked={!meal} />
      {meals.map(({ value, label, count }) => (
        <Choice
          key={value}
          type="radio"
          name="meal"
          value={value}
          label={label}
          count={count}
          checked={meal === value}
        />
      ))}
    </Facet>
  );
}
