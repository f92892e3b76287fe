import {
  VENDOR_SORT_LABELS,
  VENDOR_SORTS,
  type VendorSearchQuery,
  vendorSearchHref,
} from "@/contracts/search";
import styles from "./sort-links.module.css";

/** The orders as links: the same with and without script. */
export function SortLinks({ search: { q, category, sort } }: { search: VendorSearchQuery }) {
  return (
    <nav className={styles.sorts} aria-label="Sort by">
      <ul>
        {VENDOR_SORTS.map((each) => (
          <li key={each}>
            <a
              href={vendorSearchHref({ q, category, sort: each })}
              aria-current={each === sort ? "true" : undefined}
            >
              {VENDOR_SORT_LABELS[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
