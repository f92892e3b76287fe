import { Icon } from "@/components/ui/media/icon";
import type { ChosenCategory } from "@/contracts/catalogue/search/search-filters";
import type { FacetCount } from "@/contracts/catalogue/search/search-facets";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { changedHref } from "@/components/catalogue/search/query/search-steps";
import styles from "./category-facet.module.css";
import { LastCategory } from "./last-category";
import { count, t, td, tn, writtenUnless } from "@/lib/words/t";

type Props = {
  search: VendorSearchQuery;
  category: ChosenCategory | null;
  counts: readonly FacetCount<string>[];
};

/** Links to the chosen category's ancestors, and to its subcategories that have results. */
export function CategoryFacet({ search, category, counts }: Props) {
  const up = [
    ...(category ? [{ name: t("All categories"), slug: "" }] : []),
    ...(category?.trail ?? []).map(({ name, slug }) => ({ name, slug })),
  ];
  if (!category && counts.length === 0) return null;
  return (
    <nav className={styles.facet} aria-label={t("Categories")}>
      <h3 className={styles.title}>{t("Category")}</h3>
      {category ? null : <LastCategory search={search} className={styles.up ?? ""} />}
      <ul className={styles.list}>
        {up.map(({ name, slug }) => (
          <li key={slug}>
            <a className={styles.up} href={changedHref(search, { category: slug })}>
              <Icon name="chevron-left" size={16} />
              {td(name)}
            </a>
          </li>
        ))}
        <li>
          {category ? (
            <a
              className={styles.current}
              href={changedHref(search, { category: category.slug })}
              aria-current="true"
            >
              {td(category.name)}
            </a>
          ) : null}
          {counts.length > 0 ? (
            <ul className={category ? styles.below : styles.list}>
              {counts.map(({ value, label, count: found }) => (
                <li key={value}>
                  <a className={styles.entry} href={changedHref(search, { category: value })}>
                    <span {...writtenUnless(label)}>{td(label)}</span>{" "}
                    <span className={styles.count}>
                      {count(found)}
                      <span className="visually-hidden"> {tn(found, "result", "results")}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      </ul>
    </nav>
  );
}
