import { VENDOR_SORT_LABELS, VENDOR_SORTS, type VendorSearchQuery } from "@/contracts/search";
import { changedHref } from "./search-steps";
import styles from "./sort-links.module.css";

/** The orders as links: the same with and without script. Beside them, how they come about. */
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
