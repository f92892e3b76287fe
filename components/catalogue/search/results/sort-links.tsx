import { VENDOR_SORT_LABELS, VENDOR_SORTS } from "@/contracts/catalogue/search/search";
import { pricedWedding } from "@/contracts/catalogue/search/search-priced";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { SORT_ID } from "../query/search-ids";
import { changedHref } from "../query/search-steps";
import { t, td } from "@/lib/words/t";
import styles from "./sort-links.module.css";

/** For a search that gives the size of the wedding. */
const TOTAL_LABELS = { "price-asc": "Total, low to high", "price-desc": "Total, high to low" };

/**
 * The sort orders as links, which work with and without script: in a row, or on phones in a sheet that one button
 * opens. By price, a script adds the wedding's details that the visitor has entered, so that totals are compared.
 */
export function SortLinks({ search }: { search: VendorSearchQuery }) {
  const labels = pricedWedding(search) ? { ...VENDOR_SORT_LABELS, ...TOTAL_LABELS } : VENDOR_SORT_LABELS;
  return (
    // A new order closes the sheet.
    <nav key={search.sort} id={SORT_ID} className={styles.sorts} popover="auto" aria-label={t("Sort by")}>
      <p className={styles.title} aria-hidden="true">
        {t("Sort by")}
      </p>
      <ul>
        {VENDOR_SORTS.map((each) => (
          <li key={each}>
            <a
              href={changedHref(search, { sort: each })}
              data-by-price={each in TOTAL_LABELS || undefined}
              suppressHydrationWarning
              aria-current={each === search.sort ? "true" : undefined}
            >
              {td(labels[each])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
