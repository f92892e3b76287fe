import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { todayInSingapore } from "@/lib/dates";
import { Facet } from "./facet";
import styles from "./date-facet.module.css";
import { UseWedding } from "./use-wedding";

/** Filters by availability on a date. Visitors are offered the wedding date that is remembered of them. */
export function DateFacet({ search: { date } }: { search: VendorSearchQuery }) {
  return (
    <Facet title="Free on our wedding day">
      <label className="visually-hidden" htmlFor="filter-date">
        Wedding day
      </label>
      <input
        id="filter-date"
        className={styles.input}
        type="date"
        name="date"
        min={todayInSingapore()}
        defaultValue={date}
      />
      <UseWedding field="date" className={styles.own ?? ""} />
    </Facet>
  );
}
