import { Icon } from "@/components/ui/icon";
import { type VendorSearchQuery, vendorSearchHref } from "@/contracts/search";
import styles from "./active-filters.module.css";
import type { ChosenCategory } from "./chosen-category";

type Props = { search: VendorSearchQuery; category: ChosenCategory | null };

/** What narrows the list, each with a link that takes it away. */
export function ActiveFilters({ search: { q, sort }, category }: Props) {
  const filters = [
    ...(q ? [{ name: `“${q}”`, href: vendorSearchHref({ category: category?.slug ?? "", sort }) }] : []),
    ...(category ? [{ name: category.name, href: vendorSearchHref({ q, sort }) }] : []),
  ];
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label="Filters in use">
      {filters.map(({ name, href }) => (
        <li key={name}>
          <a className={styles.filter} href={href} aria-label={`Remove the filter ${name}`}>
            {name}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <a className={styles.all} href={vendorSearchHref({ sort })}>
            Clear all
          </a>
        </li>
      ) : null}
    </ul>
  );
}
