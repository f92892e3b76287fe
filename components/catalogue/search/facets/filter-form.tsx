import { Button } from "@/components/ui/action/button";
import type { ChosenCategory } from "@/contracts/catalogue/search/search-filters";
import { Icon } from "@/components/ui/media/icon";
import type { AuspiciousDay, SearchFacets } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchParams } from "@/contracts/catalogue/search/search-address";
import { VENDOR_FLAG_NAMES } from "@/contracts/catalogue/vendor/vendor-flag";
import { FILTERS_ID, SHEET_ID } from "@/components/catalogue/search/query/search-ids";
import { clearedHref } from "@/components/catalogue/search/query/search-steps";
import { CategoryFacet } from "./category-facet";
import { DateFacet } from "./date-facet";
import { FlagFacet } from "./flag-facet";
import { ListFacet } from "./list-facet";
import { MealFacet } from "./meal-facet";
import styles from "./filter-form.module.css";
import { PriceFacet } from "./price-facet";
import { RatingFacet } from "./rating-facet";
import { SizeFacet } from "./size-facet";
import { t } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";

type Props = {
  search: VendorSearchQuery;
  category: ChosenCategory | null;
  facets: SearchFacets;
  days: readonly AuspiciousDay[];
  /** Opens over the page even on wide screens, from a button. */
  over?: boolean;
  /** Result count as text, such as `34 vendors`. */
  found: string;
  narrowed: boolean;
};

/**
 * All filters, as one form and links. Beside the results on wide screens; elsewhere a full-screen sheet, which is a
 * native popover and so needs no script.
 */
export function FilterForm({ search, category, facets, days, over = false, found, narrowed }: Props) {
  return (
    <aside
      id={SHEET_ID}
      className={over ? styles.drawer : styles.sheet}
      popover="auto"
      aria-label={t("Filters")}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t("Filters")}</h2>
        {narrowed ? (
          <a className={styles.clear} href={clearedHref(search)}>
            {t("Clear all")}
          </a>
        ) : null}
        <button
          type="button"
          className={styles.close}
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          aria-label={t("Close the filters")}
        >
          <Icon name="close" />
        </button>
      </div>
      <form
        id={FILTERS_ID}
        className={styles.form}
        action={pathHere("/vendor#result")}
        method="get"
        noValidate
        autoComplete="off"
        aria-label={t("Filters")}
      >
        <div className={styles.facets}>
          <Kept search={search} />
          <CategoryFacet search={search} category={category} counts={facets.categories} />
          <PriceFacet search={search} price={facets.price} />
          <DateFacet search={search} days={days} />
          <RatingFacet search={search} ratings={facets.ratings} />
          <ListFacet param="district" search={search} facets={facets} />
          <SizeFacet search={search} tables={facets.tables} guests={facets.guests} />
          <MealFacet search={search} meals={facets.meals} />
          <ListFacet param="ceremony" search={search} facets={facets} />
          <ListFacet param="language" search={search} facets={facets} />
          {VENDOR_FLAG_NAMES.map((name) => (
            <FlagFacet key={name} name={name} search={search} facets={facets} />
          ))}
          <ListFacet param="style" search={search} facets={facets} look="pill" />
        </div>
        <div className={styles.foot}>
          <Button type="submit" block>
            {t("Show {found}", { found })}
          </Button>
        </div>
      </form>
    </aside>
  );
}

const KEPT = ["q", "kind", "category", "area", "forTables", "forDate", "sort", "view"] as const;

/** Hidden fields that preserve parameters which the form has no control for. */
function Kept({ search }: { search: VendorSearchQuery }) {
  const params = vendorSearchParams(search);
  return KEPT.map((name) => {
    const value = params.get(name);
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}
