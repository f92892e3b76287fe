import type { VendorSearchQuery } from "@/contracts/search";
import { SHEET_ID } from "./live/search-ids";
import styles from "./result-dock.module.css";
import { SearchIcon } from "./search-icon";
import { ViewLink } from "./view-link";

type Props = { search: VendorSearchQuery; chosen: number };

/** On phones, where thumbs are: floats over the results as long as they are in view. */
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
