import type { ReactNode } from "react";
import {
  activeFilters,
  type ChosenCategory,
  type Found,
  type Loosened,
} from "@/contracts/catalogue/search/search-filters";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { AuspiciousDay, SearchKind } from "@/contracts/catalogue/search/search";
import { ASK_VENDORS_MAX, askHref } from "@/contracts/ask-href";

import { formatLongDate } from "@/lib/dates";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { ProductGrid } from "@/components/catalogue/product/product-grid";
import { CompareDock } from "@/components/catalogue/comparison/compare-dock";
import { classNames } from "@/components/ui/theme/class-names";
import { VendorGrid } from "@/components/catalogue/vendor/card/vendor-grid";
import { ActiveFilters } from "./results/active-filters";
import { headingOf } from "./query/chosen-category";
import { FilterForm } from "./facets/filter-form";
import { LiveSearch } from "./live/live-search";
import { RESULT_COUNT_ID, RESULT_ID, SEARCH_ID } from "./query/search-ids";
import { NoResults } from "./results/no-results";
import { Pager } from "./results/pager";
import { QuickFilters } from "./results/quick-filters";
import { ResultDock } from "./result-dock";
import { ResultTabs } from "./result-tabs";
import { SearchHero } from "./search-hero";
import { SortLinks } from "./results/sort-links";
import { SpellingNote } from "./results/spelling-note";
import { t, tn } from "@/lib/words/t";
import styles from "./vendor-search-view.module.css";

export type VendorSearchProps = {
  search: VendorSearchQuery;
  category: ChosenCategory | null;
  tree: readonly MasterCategoryNode[];
  found: Found;
  /** How to fix the fields that were ignored. */
  complaints: readonly string[];
  /** The tables or guests that were ignored because no matching result hosts any: `30 tables`. */
  tooMany: string | null;
  /** The upcoming weekend days that match, when the search asks for auspicious ones or avoids some. */
  days: readonly AuspiciousDay[];
  /** The reason why the search avoids the day; "" when it doesn't. */
  avoided: string;
  /** True when the day is not one of them. */
  inauspicious: boolean;
  /** True when it is excluded only because it falls in the seventh lunar month. */
  inSeventhMonth: boolean;
  /** When nothing matches: filters whose removal would give results. */
  loosened: readonly Loosened[];
  /** The visitor's own wedding, above everything else. */
  own: ReactNode;
  /** Replaces the list when the results are shown on a map. */
  map: ReactNode;
};

/** `/vendor`: search, filters and results. All state is in the address, and every control is a link or a form. */
export function VendorSearchView(props: VendorSearchProps) {
  const { search, category, tree, found, complaints, tooMany, days, avoided, inauspicious, loosened, map } =
    props;
  const { totalDocs, page, totalPages, facets, spelling, totals } = found.results;
  // On a wide screen the map takes the full height, next to the list.
  const split = map !== null && totalDocs > 0;
  const filters = activeFilters(search, category);
  const count = countWords(totalDocs, found.kind);
  return (
    <main id="main" className={styles.page} data-category={category?.trail[0]?.slug ?? category?.slug}>
      {props.own}
      <div id={SEARCH_ID} className={styles.search}>
        <SearchHero
          search={search}
          category={category}
          heading={headingOf(search, category)}
          compact={split}
        />
        <div className={classNames(styles.frame, split && styles.split)}>
          <FilterForm
            search={search}
            category={category}
            facets={facets}
            days={days}
            over={split}
            found={count}
            narrowed={filters.length > 0}
          />
          <section id={RESULT_ID} className={styles.results} aria-labelledby={RESULT_COUNT_ID}>
            <ResultTabs search={search} totals={totals} chosen={split ? filters.length : null} />
            <ResultDock search={search} chosen={filters.length} sorted={!map && totalDocs > 0} />
            <div className={styles.bar}>
              <h2 id={RESULT_COUNT_ID} className={styles.count} tabIndex={-1} aria-live="polite">
                {count}
                {page > 1 && !map ? (
                  <span className={styles.pages}>
                    {t("page {page} of {totalPages}", { page, totalPages })}
                  </span>
                ) : null}
              </h2>
              <div className={styles.order}>
                {map || totalDocs === 0 ? null : <SortLinks search={search} />}
                <a className={styles.how} href="/how-search-works">
                  {t("How results are ordered")}
                </a>
              </div>
            </div>
            <div className={styles.chips}>
              <ActiveFilters search={search} filters={filters} />
              <QuickFilters search={search} facets={facets} />
            </div>
            {totalDocs === 0 && spelling.near ? null : <SpellingNote spelling={spelling} />}
            {complaints.length > 0 ? (
              <p className={styles.note} role="alert">
                {t("{problems}. These results leave it out.", { problems: complaints.join(". ") })}
              </p>
            ) : null}
            {tooMany === null ? null : (
              <p className={styles.note} role="status">
                {t("None of these hosts {tooMany}, so we left the number out.", { tooMany })}
              </p>
            )}
            {inauspicious ? (
              <p className={styles.note} role="status">
                {props.inSeventhMonth
                  ? t(
                      "{date} falls in the seventh lunar month, which many families avoid. Tick “Include the seventh month”, or choose another day.",
                      { date: formatLongDate(search.date) },
                    )
                  : t(
                      "{date} isn’t an auspicious day by the Chinese almanac. Choose another day, or remove “Auspicious days”.",
                      { date: formatLongDate(search.date) },
                    )}
              </p>
            ) : null}
            {avoided ? (
              <p className={styles.note} role="status">
                {t(
                  "{date}: {avoided}. You chose to avoid that, so nothing is shown. Choose another day, or change what you avoid.",
                  { date: formatLongDate(search.date), avoided },
                )}
              </p>
            ) : null}
            <div className={styles.list}>
              {totalDocs === 0 ? (
                <NoResults
                  search={search}
                  narrowed={filters.length > 0}
                  tree={tree}
                  loosened={loosened}
                  facets={facets}
                  totals={totals}
                />
              ) : (
                (map ?? <Grid found={found} />)
              )}
            </div>
            {category && found.kind === "vendors" && !map && totalDocs > 0 ? (
              <AskTheFirst vendors={found.results.docs} />
            ) : null}
            {map ? null : <Pager search={search} page={page} totalPages={totalPages} />}
          </section>
        </div>
      </div>
      <CompareDock />
      <LiveSearch at={vendorSearchHref(search)} />
    </main>
  );
}

function Grid({ found }: { found: Found }) {
  return found.kind === "vendors" ? (
    <VendorGrid vendors={found.results.docs} />
  ) : (
    <ProductGrid products={found.results.docs} />
  );
}

/** Asks the page's vendors for offers, within a category only: across categories they have little in common. */
function AskTheFirst({ vendors }: { vendors: readonly { id: string }[] }) {
  const asked = vendors.slice(0, ASK_VENDORS_MAX).map(({ id }) => id);
  return (
    <p className={styles.ask}>
      {t("Not sure which? Ask several at once, and compare their offers side by side.")}{" "}
      <a href={askHref(asked)} rel="nofollow">
        {tn(asked.length, "Ask the first vendor", "Ask the first {n} vendors")}
      </a>
    </p>
  );
}

function countWords(n: number, kind: SearchKind): string {
  return kind === "vendors" ? tn(n, "{n} vendor", "{n} vendors") : tn(n, "{n} product", "{n} products");
}
