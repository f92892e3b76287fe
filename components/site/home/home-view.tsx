import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { VendorCard } from "@/contracts/catalogue/vendor";
import { CategoryTiles } from "./category-tiles";
import { FeaturedVendors } from "./featured-vendors";
import { Hero } from "./hero";
import styles from "./home-view.module.css";
import { existingLinks, POPULAR } from "./links";
import { Promises } from "./promises";
import { VendorStrip } from "./vendor-strip";
import { Ways } from "./ways";
import type { SearchArea } from "./wedding-search";

type Props = {
  tree: MasterCategoryNode[];
  featured: VendorCard[];
  vendorCount: number;
  areas: readonly SearchArea[];
};

export function HomeView({ tree, featured, vendorCount, areas }: Props) {
  return (
    <main id="main">
      <Hero vendorCount={vendorCount} popular={existingLinks(tree, POPULAR)} areas={areas} />
      <div className={styles.sections}>
        <CategoryTiles tree={tree} />
        <FeaturedVendors vendors={featured} />
        <Promises />
        <Ways tree={tree} />
        <VendorStrip />
      </div>
    </main>
  );
}
