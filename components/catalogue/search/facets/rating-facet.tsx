import type { SearchFacets } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { Choice } from "./parts/choice";
import { Facet } from "./parts/facet";
import { t } from "@/lib/words/t";

type Props = { search: VendorSearchQuery; ratings: SearchFacets["ratings"] };

/** Filters by minimum rating. */
export function RatingFacet({ search: { rating }, ratings }: Props) {
  if (ratings.length === 0 && rating === undefined) return null;
  return (
    <Facet title={t("Rating")}>
      <Choice
        type="radio"
        name="rating"
        value=""
        label={t("Any rating")}
        count={null}
        checked={rating === undefined}
      />
      {ratings.map(({ value, count }) => (
        <Choice
          key={value}
          type="radio"
          name="rating"
          value={value}
          label={t("{stars}+ stars", { stars: value })}
          count={count}
          checked={rating === value}
        />
      ))}
    </Facet>
  );
}
