import type { SearchFacets, VendorSearchQuery } from "@/contracts/search";
import { Choice } from "./choice";
import { Facet } from "./facet";

type Props = { search: VendorSearchQuery; ratings: SearchFacets["ratings"] };

/** At least so many stars. */
export function RatingFacet({ search: { rating }, ratings }: Props) {
  return (
    <Facet title="Rating">
      <Choice
        type="radio"
        name="rating"
        value=""
        label="Any rating"
        count={null}
        checked={rating === undefined}
      />
      {ratings.map(({ value, count }) => (
        <Choice
          key={value}
          type="radio"
          name="rating"
          value={value}
          label={`${value}+ stars`}
          count={count}
          checked={rating === value}
        />
      ))}
    </Facet>
  );
}
