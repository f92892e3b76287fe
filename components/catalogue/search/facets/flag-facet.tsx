import type { SearchFacets } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { VENDOR_FLAGS, type VendorFlagName } from "@/contracts/catalogue/vendor/vendor-flag";
import { Choice } from "./parts/choice";
import { Facet } from "./parts/facet";
import { td } from "@/lib/words/t";

type Props = { name: VendorFlagName; search: VendorSearchQuery; facets: SearchFacets };

/** Filters by a yes-or-no fact about vendors. */
export function FlagFacet({ name, search, facets }: Props) {
  const { title, label } = VENDOR_FLAGS[name];
  const count = facets[name];
  if (count === 0 && !search[name]) return null;
  return (
    <Facet title={td(title)}>
      <Choice type="checkbox" name={name} value="true" label={label} count={count} checked={search[name]} />
    </Facet>
  );
}
