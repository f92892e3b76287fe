import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { LANGUAGES } from "@/lib/language/languages";
import { existingLinks } from "./links";
import { SitePicture } from "@/components/ui/media/site-picture";
import type { HomeMessages } from "./messages/en";
import styles from "./ways.module.css";

const WAYS = [
  {
    key: "chinese",
    picture: "way-chinese",
    slugs: ["guo-da-li-set", "tea-ceremony-set", "qun-kua-rental", "chaperone-da-jie"],
  },
  {
    key: "malay",
    picture: "way-malay",
    slugs: ["nikah-package", "pelamin-dais", "hantaran-trays", "mak-andam"],
  },
  {
    key: "indian",
    picture: "way-indian",
    slugs: ["bridal-mehndi", "mandap", "hindu-priest", "dhol-drummers"],
  },
  {
    key: "civil",
    picture: "way-civil",
    slugs: ["licensed-solemniser", "garden-solemnisation", "solemnisation-arch", "rom-makeup"],
  },
] as const;

/** Ceremonies as families hold them, each with the first things to book. */
export function Ways({ tree, words }: { tree: MasterCategoryNode[]; words: HomeMessages["ways"] }) {
  return (
    <section aria-labelledby="ways">
      <SectionHeading id="ways" title={words.title} lead={words.lead} />
      <ul className={styles.ways}>
        {WAYS.map(({ key, picture, slugs }) => (
          <li key={key} className={styles.way}>
            <SitePicture
              name={picture}
              sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 46vw, 92vw"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>{words[key].title}</h3>
              <p className={styles.text}>{words[key].text}</p>
              <ul className={styles.links} lang={LANGUAGES.en.tag}>
                {existingLinks(tree, slugs).map(({ name, slug }) => (
                  <li key={slug}>
                    <a href={vendorSearchHref({ category: slug })}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
