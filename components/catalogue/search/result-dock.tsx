import { classNames } from "@/components/ui/theme/class-names";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { SHEET_ID, SORT_ID } from "./query/search-ids";
import styles from "./result-dock.module.css";
import { SearchIcon } from "./search-icon";
import { ViewLink } from "./view-link";
import { t } from "@/lib/words/t";

type Props = {
  search: VendorSearchQuery;
  chosen: number;
  /** True when the results can be sorted. */
  sorted: boolean;
};

/** Controls for phones, within reach of the thumb: they float over the results while these are in view. */
export function ResultDock({ search, chosen, sorted }: Props) {
  return (
    <div className={classNames(styles.way, search.view === "map" && styles.overMap)}>
      <div className={styles.dock}>
        <button type="button" className={styles.button} popoverTarget={SHEET_ID}>
          <SearchIcon name="filters" />
          {t("Filters")}
          {chosen > 0 ? (
            <span className={styles.chosen}>
              {chosen}
              <span className="visually-hidden"> {t("in use")}</span>
            </span>
          ) : null}
        </button>
        {sorted ? (
          <button type="button" className={styles.button} popoverTarget={SORT_ID}>
            <SearchIcon name="sort" />
            {t("Sort")}
          </button>
        ) : null}
        <ViewLink search={search} className={styles.button} />
      </div>
    </div>
  );
}
