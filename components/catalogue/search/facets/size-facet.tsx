import { ChipLink } from "@/components/ui/action/chip";
import { MAX_GUESTS, type SearchFacets } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { changedHref } from "@/components/catalogue/search/query/search-steps";
import { TABLES_FIELD } from "@/components/catalogue/search/query/tables-field";
import { Facet } from "./parts/facet";
import facet from "./parts/facet.module.css";
import styles from "./size-facet.module.css";
import { UseWedding } from "./parts/use-wedding";
import { t, tn } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";

type Props = { search: VendorSearchQuery; tables: SearchFacets["tables"]; guests: SearchFacets["guests"] };

/**
 * Filters by the size of the wedding: a field for any number of tables, with common sizes as shortcuts, and one for
 * guests, which caterers and small rooms count in.
 */
export function SizeFacet({ search, tables, guests }: Props) {
  const some = [...tables, ...guests].some(({ count }) => count > 0);
  if (!some && search.tables === undefined && search.guests === undefined) return null;
  return (
    <Facet
      title={t("Tables or guests")}
      hint={t("Room for this many tables of ten, or for a party this large or small.")}
    >
      <label className={styles.label}>
        {rich("At least {field} tables", {
          field: <input className={facet.input} {...TABLES_FIELD} defaultValue={search.tables ?? ""} />,
        })}
      </label>
      <UseWedding field="tables" chosen={String(search.tables ?? "")} />
      <label className={styles.label}>
        {rich("For {field} guests", {
          field: (
            <input
              className={facet.input}
              type="number"
              name="guests"
              min={1}
              max={MAX_GUESTS}
              step={1}
              inputMode="numeric"
              defaultValue={search.guests ?? ""}
            />
          ),
        })}
      </label>
      <ul className={styles.steps}>
        {tables
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => (
            <li key={value}>
              <ChipLink href={changedHref(search, { tables: value })} current={value === search.tables}>
                {value}+{" "}
                <span className={styles.count}>
                  {count}
                  <span className="visually-hidden"> {tn(count, "result", "results")}</span>
                </span>
              </ChipLink>
            </li>
          ))}
      </ul>
    </Facet>
  );
}
