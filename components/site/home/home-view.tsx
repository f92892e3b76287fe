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

type Props = { tree: MasterCategoryNode[]; featured: VendorCard[]; vendorCount: number };

export function HomeView({ tree, featured, vendorCount }: Props) {
  return (
    <main id="main">
      <Hero vendorCount={vendorCount} popular={existingLinks(tree, POPULAR)} />
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
