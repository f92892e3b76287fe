import { Icon } from "@/components/ui/icon";
import type { VendorSearchQuery } from "@/contracts/search";
import styles from "./active-filters.module.css";
import { type ActiveFilter, changedHref, clearedHref } from "./search-steps";

type Props = { search: VendorSearchQuery; filters: readonly ActiveFilter[] };

/** What narrows the list, each with a link that takes it away. */
export function ActiveFilters({ search, filters }: Props) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label="Filters in use">
      {filters.map(({ key, name, without }) => (
        <li key={key}>
          <a
            className={styles.filter}
            href={changedHref(search, without)}
            aria-label={`Remove the filter ${name}`}
          >
            {name}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <a className={styles.all} href={clearedHref(search)}>
            Clear all
          </a>
        </li>
      ) : null}
    </ul>
  );
}
