import type { SearchFacets } from "@/contracts/catalogue/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { CEREMONY_LABELS, LANGUAGE_LABELS } from "@/contracts/catalogue/vendor/vendor-service";
import { CheckList } from "./parts/check-list";
import { Choice } from "./parts/choice";
import { Facet } from "./parts/facet";

type Props = { search: VendorSearchQuery; facets: SearchFacets };

const OPEN_CEREMONIES = 4;
const OPEN_LANGUAGES = 4;

/** Filters by meal, by the ceremonies that vendors serve and by the languages that they speak. */
export function ServiceFacets({ search: { meal, ceremony, language }, facets }: Props) {
  const { meals, ceremonies, languages } = facets;
  return (
    <>
      {meal || meals.some(({ count }) => count > 0) ? (
        <Facet title="Meal">
          <Choice type="radio" name="meal" value="" label="Lunch or dinner" count={null} checked={!meal} />
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
      ) : null}
      {ceremonies.length > 0 || ceremony.length > 0 ? (
        <Facet title="Ceremony">
          <CheckList
            name="ceremony"
            counts={ceremonies}
            chosen={ceremony}
            open={OPEN_CEREMONIES}
            nameOf={(value) => CEREMONY_LABELS[value]}
          />
        </Facet>
      ) : null}
      {languages.length > 0 || language.length > 0 ? (
        <Facet title="Speaks">
          <CheckList
            name="language"
            counts={languages}
            chosen={language}
            open={OPEN_LANGUAGES}
            nameOf={(value) => LANGUAGE_LABELS[value]}
          />
        </Facet>
      ) : null}
    </>
  );
}
