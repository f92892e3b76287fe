import { SEARCH_KINDS, type SearchKind } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import styles from "./result-tabs.module.css";
import { changedHref } from "./query/search-steps";
import { SHEET_ID } from "./query/search-ids";
import { SearchIcon } from "./search-icon";
import { ViewLink } from "./view-link";
import { count, t, td } from "@/lib/words/t";

const NAMES: Record<SearchKind, string> = { vendors: "Vendors", products: "Products" };

type Props = {
  search: VendorSearchQuery;
  totals: Record<SearchKind, number>;
  /** The number of active filters when the filters are behind a button; null when they are next to the results. */
  chosen: number | null;
};

/** Switches between vendors and products, with their counts, and between list and map. */
export function ResultTabs({ search, totals, chosen }: Props) {
  return (
    <div className={styles.bar}>
      <nav aria-label={t("Vendors or products")}>
        <ul className={styles.tabs}>
          {SEARCH_KINDS.map((kind) => (
            <li key={kind}>
              <a
                className={styles.tab}
                href={changedHref(search, kind === "products" ? { kind, view: "list" } : { kind })}
                aria-current={kind === search.kind ? "true" : undefined}
              >
                {td(NAMES[kind])} <span className={styles.count}>{count(totals[kind])}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {chosen === null ? null : (
        <button type="button" className={styles.view} popoverTarget={SHEET_ID}>
          <SearchIcon name="filters" />
          {chosen > 0 ? t("Filters ({n})", { n: chosen }) : t("Filters")}
        </button>
      )}
      <ViewLink search={search} className={styles.view} />
    </div>
  );
}
