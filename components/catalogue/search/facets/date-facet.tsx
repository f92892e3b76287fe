import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { todayInSingapore } from "@/lib/dates";
import { Facet } from "./facet";
import styles from "./date-facet.module.css";

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
      <button type="button" className={styles.own} data-late="wedding" data-field="date" hidden>
        Use our wedding date
      </button>
    </Facet>
  );
}
