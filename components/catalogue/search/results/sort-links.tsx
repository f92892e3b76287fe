import { VENDOR_SORT_LABELS, VENDOR_SORTS } from "@/contracts/catalogue/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { changedHref } from "../query/search-steps";
import styles from "./sort-links.module.css";

/** The sort orders as links, which work with and without script, and an explanation of the ranking. */
export function SortLinks({ search }: { search: VendorSearchQuery }) {
  return (
    <nav className={styles.sorts} aria-label="Sort by">
      <ul>
        {VENDOR_SORTS.map((each) => (
          <li key={each}>
            <a
              href={changedHref(search, { sort: each })}
              aria-current={each === search.sort ? "true" : undefined}
            >
              {VENDOR_SORT_LABELS[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
