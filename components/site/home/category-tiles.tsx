import { SectionHeading } from "@/components/ui/page/section-heading";
import { MASTER_CATEGORIES, type MasterCategoryNode } from "@/contracts/catalogue/category";
import { vendorSearchHref } from "@/contracts/catalogue/search-address";
import styles from "./category-tiles.module.css";
import { countProductTypes } from "./links";
import { SitePicture } from "@/components/ui/media/site-picture";

const NAMED_BELOW = 3;

export function CategoryTiles({ tree }: { tree: MasterCategoryNode[] }) {
  if (tree.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <SectionHeading
        id="categories"
        title="Start with what matters most to you"
        lead={`The view, the food, the dress, the playlist: ${countProductTypes(tree)} kinds of things to book, sorted so you can find them.`}
        action={<a href="/vendor">See every vendor</a>}
      />
      <ul className={styles.tiles}>
        {tree.map((master) => (
          <li key={master._id} className={styles.tile}>
            <div className={styles.frame}>
              <SitePicture
                name={MASTER_CATEGORIES.find((slug) => slug === master.slug) ?? "venues"}
                sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 31vw, 44vw"
                className={styles.picture}
              />
            </div>
            <h3 className={styles.name}>
              <a className={styles.link} href={vendorSearchHref({ category: master.slug })}>
                {master.name}
              </a>
            </h3>
            <p className={styles.below}>
              {master.categories
                .slice(0, NAMED_BELOW)
                .map(({ name }) => name)
                .join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
