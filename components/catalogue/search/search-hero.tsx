import { Button } from "@/components/ui/action/button";
import type { ChosenCategory } from "@/contracts/catalogue/search/search-filters";
import { classNames } from "@/components/ui/theme/class-names";
import { Icon } from "@/components/ui/media/icon";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchHref, vendorSearchParams } from "@/contracts/catalogue/search/search-address";
import { SuggestInput } from "./suggest/suggest-input";
import { t, td } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./search-hero.module.css";

type Props = {
  search: VendorSearchQuery;
  category: ChosenCategory | null;
  heading: string;
  /** One row on wide screens, to leave the height to the map. */
  compact: boolean;
};

/** Breadcrumbs, heading, and a form that changes the search text without losing the filters. */
export function SearchHero({ search, category, heading, compact }: Props) {
  const kept = vendorSearchParams({ ...search, q: "", page: 1 });
  return (
    <div className={classNames(styles.hero, compact && styles.compact)}>
      <div className={styles.inner}>
        <div>
          {category ? (
            <nav aria-label={t("Breadcrumb")}>
              <ol className={styles.trail}>
                <li>
                  <a href={pathHere("/vendor#result")}>{t("All vendors")}</a>
                </li>
                {category.trail.map((step) => (
                  <li key={step.id}>
                    <a href={vendorSearchHref({ category: step.slug, kind: search.kind })}>{td(step.name)}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>
            {t("Every price includes service charge and GST, so what you see is what you pay.")}
          </p>
        </div>
        <form
          className={classNames(styles.form, !category && styles.everywhere)}
          action={pathHere("/vendor#result")}
          method="get"
          aria-label={t("Vendors")}
        >
          <label className="visually-hidden" htmlFor="vendor-search">
            {t("Search for Product or Service")}
          </label>
          <span className={styles.glass}>
            <Icon name="search" />
          </span>
          <SuggestInput
            id="vendor-search"
            key={search.q}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={search.q}
            maxLength={100}
            placeholder={
              category
                ? t("Search in {name}", { name: td(category.name) })
                : t("Search for Product or Service")
            }
            enterKeyHint="search"
            autoComplete="off"
          />
          {[...kept].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="sm">
            {t("Search")}
          </Button>
        </form>
      </div>
    </div>
  );
}
