import { ChipLink } from "@/components/ui/action/chip";
import type { SearchFacets } from "@/contracts/catalogue/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { changedHref } from "@/components/catalogue/search/query/search-steps";
import { Facet } from "./facet";
import styles from "./tables-facet.module.css";
import { UseWedding } from "./use-wedding";

type Props = { search: VendorSearchQuery; counts: SearchFacets["tables"] };

/** Filters by minimum capacity: a field for any number of tables, and common sizes as shortcuts. */
export function TablesFacet({ search, counts }: Props) {
  if (counts.length === 0 && search.tables === undefined) return null;
  return (
    <Facet title="Tables" hint="Room for this many tables of ten.">
      <label className={styles.label}>
        At least
        <input
          className={styles.input}
          type="number"
          name="tables"
          min={1}
          max={500}
          step={1}
          inputMode="numeric"
          defaultValue={search.tables ?? ""}
        />
        tables
      </label>
      <UseWedding field="tables" className={styles.own ?? ""} />
      <ul className={styles.steps}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => (
            <li key={value}>
              <ChipLink href={changedHref(search, { tables: value })} current={value === search.tables}>
                {value}+{" "}
                <span className={styles.count}>
                  {count}
                  <span className="visually-hidden">{count === 1 ? " result" : " results"}</span>
                </span>
              </ChipLink>
            </li>
          ))}
      </ul>
    </Facet>
  );
}
