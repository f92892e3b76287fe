import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { SHEET_ID } from "./query/search-ids";
import styles from "./result-dock.module.css";
import { SearchIcon } from "./search-icon";
import { ViewLink } from "./view-link";

type Props = { search: VendorSearchQuery; chosen: number };

/** Controls for phones, within reach of the thumb: they float over the results while these are in view. */
export function ResultDock({ search, chosen }: Props) {
  return (
    <div className={styles.way}>
      <div className={styles.dock}>
        <button type="button" className={styles.button} popoverTarget={SHEET_ID}>
          <SearchIcon name="filters" />
          Filters
          {chosen > 0 ? (
            <span className={styles.chosen}>
              {chosen}
              <span className="visually-hidden"> in use</span>
            </span>
          ) : null}
        </button>
        <ViewLink search={search} className={styles.button} />
      </div>
    </div>
  );
}
