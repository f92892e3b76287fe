import type { VendorSearchQuery } from "@/contracts/search";
import { todayInSingapore } from "@/lib/dates";
import { Facet } from "./facet";
import styles from "./date-facet.module.css";

/** Free on the day. A couple that is signed in and has set its wedding date is offered that one. */
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
      <button type="button" className={styles.own} data-late="wedding-date" hidden>
        Use our wedding date
      </button>
    </Facet>
  );
}
