import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { MASTER_CATEGORIES, type MasterCategoryNode } from "@/contracts/catalogue/category";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { LANGUAGES } from "@/lib/language/languages";
import styles from "./category-tiles.module.css";
import { countProductTypes } from "./links";
import type { HomeMessages } from "./messages/en";
import { SitePicture } from "@/components/ui/media/site-picture";
import { pathHere } from "@/lib/language/spoken";

const NAMED_BELOW = 3;

type Props = { tree: MasterCategoryNode[]; words: HomeMessages["categories"] };

export function CategoryTiles({ tree, words }: Props) {
  if (tree.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <SectionHeading
        id="categories"
        title={words.title}
        lead={words.lead(countProductTypes(tree))}
        action={<a href={pathHere("/vendor")}>{words.all}</a>}
      />
      <ul className={styles.tiles}>
        {tree
          .map((master) => ({ master, known: MASTER_CATEGORIES.find((slug) => slug === master.slug) }))
          .map(({ master, known }) => (
            <li key={master._id} className={styles.tile}>
              <div className={styles.frame}>
                <SitePicture
                  name={known ?? "venues"}
                  sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 31vw, 44vw"
                  className={styles.picture}
                />
              </div>
              <h3 className={styles.name}>
                <a className={styles.link} href={vendorSearchHref({ category: master.slug })}>
                  {(known && words.names?.[known]) ?? master.name}
                </a>
              </h3>
              <p className={styles.below} lang={words.names ? LANGUAGES.en.tag : undefined}>
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
