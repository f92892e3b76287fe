import type { SearchFacets } from "@/contracts/catalogue/search/search";
import {
  type FacetCount,
  type FacetParam,
  type Facets,
  FACETS,
} from "@/contracts/catalogue/search/search-facets";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { CheckList } from "./parts/check-list";
import { Facet } from "./parts/facet";
import { td } from "@/lib/words/t";

type ListParam = { [P in FacetParam]: Facets[P] extends { takes: "several" } ? P : never }[FacetParam];
type Props = { param: ListParam; search: VendorSearchQuery; facets: SearchFacets; look?: "row" | "pill" };

/** Filters by any of several values. */
export function ListFacet({ param, search, facets, look = "row" }: Props) {
  const { counts, title, open, labelOf } = FACETS[param];
  const counted: readonly FacetCount<string | number>[] = facets[counts];
  const chosen: readonly (string | number)[] = search[param];
  if (counted.length === 0 && chosen.length === 0) return null;
  return (
    <Facet title={td(title)}>
      <CheckList
        name={param}
        counts={counted}
        chosen={chosen}
        open={open}
        nameOf={labelOf as (value: string | number) => string}
        look={look}
      />
    </Facet>
  );
}
