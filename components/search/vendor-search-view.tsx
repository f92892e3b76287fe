import type { MasterCategoryNode } from "@/contracts/category";
import type { Page } from "@/contracts/envelope";
import type { VendorSearchQuery } from "@/contracts/search";
import type { VendorCard } from "@/contracts/vendor";
import { VendorGrid } from "@/components/vendor/vendor-grid";
import { ActiveFilters } from "./active-filters";
import { CategoryFilter } from "./category-filter";
import { type ChosenCategory, headingOf } from "./chosen-category";
import { NoResults } from "./no-results";
import { Pager } from "./pager";
import { SearchHero } from "./search-hero";
import { SortLinks } from "./sort-links";
import styles from "./vendor-search-view.module.css";

export type VendorSearchProps = {
  search: VendorSearchQuery;
  category: ChosenCategory | null;
  tree: readonly MasterCategoryNode[];
  results: Page<VendorCard>;
};

/** `/vendor`: search, filters and results. All state is in the address, and every control a link or a form. */
export function VendorSearchView({ search, category, tree, results }: VendorSearchProps) {
  const { totalDocs, page, totalPages } = results;
  return (
    <main id="main" className={styles.page}>
      <SearchHero search={search} category={category} heading={headingOf(search, category)} />
      <div className={styles.frame}>
        <CategoryFilter tree={tree} search={search} category={category} />
        <section id="result" className={styles.results} aria-labelledby="result-count">
          <div className={styles.bar}>
            <h2 id="result-count" className={styles.count}>
              {totalDocs.toLocaleString("en-SG")} {totalDocs === 1 ? "vendor" : "vendors"}
              {totalPages > 1 ? (
                <span className={styles.pages}>
                  {" "}
                  page {page} of {totalPages}
                </span>
              ) : null}
            </h2>
            <SortLinks search={search} />
          </div>
          <ActiveFilters search={search} category={category} />
          {totalDocs === 0 ? (
            <NoResults search={search} category={category} tree={tree} />
          ) : (
            <VendorGrid vendors={results.docs} />
          )}
          <Pager search={search} page={page} totalPages={totalPages} />
        </section>
      </div>
    </main>
  );
}
