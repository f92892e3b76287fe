import { Icon } from "@/components/ui/media/icon";
import type { ActiveFilter } from "@/contracts/catalogue/search/search-filters";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import styles from "./active-filters.module.css";
import { changedHref, clearedHref } from "../query/search-steps";
import { t } from "@/lib/words/t";

type Props = { search: VendorSearchQuery; filters: readonly ActiveFilter[] };

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ search, filters }: Props) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t("Filters in use")}>
      {filters.map(({ key, name, without }) => (
        <li key={key}>
          <a
            className={styles.filter}
            href={changedHref(search, without)}
            aria-label={t("Remove the filter {name}", { name })}
          >
            {name}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <a className={styles.all} href={clearedHref(search)}>
            {t("Clear all")}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
