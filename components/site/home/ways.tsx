import { SectionHeading } from "@/components/ui/page/section-heading";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import { vendorSearchHref } from "@/contracts/catalogue/search-address";
import { existingLinks } from "./links";
import { SitePicture } from "@/components/ui/media/site-picture";
import styles from "./ways.module.css";

const WAYS = [
  {
    title: "Guo da li and tea",
    text: "Betrothal trays checked by someone’s auntie, a tea set that pours well, and a lion at the door.",
    picture: "way-chinese",
    slugs: ["guo-da-li-set", "tea-ceremony-set", "qun-kua-rental", "chaperone-da-jie"],
  },
  {
    title: "Nikah and sanding",
    text: "Pelamin, kompang, mak andam and a nasi minyak that the void deck will talk about for weeks.",
    picture: "way-malay",
    slugs: ["nikah-package", "pelamin-dais", "hantaran-trays", "mak-andam"],
  },
  {
    title: "Mehndi to mandap",
    text: "Three nights, two sarees, one dhol. Priests and pooja sets included, jasmine by the metre.",
    picture: "way-indian",
    slugs: ["bridal-mehndi", "mandap", "hindu-priest", "dhol-drummers"],
  },
  {
    title: "ROM and “I do”",
    text: "A solemniser with a voice that carries, a garden with a plan for rain, and lunch for forty.",
    picture: "way-civil",
    slugs: ["licensed-solemniser", "garden-solemnisation", "solemnisation-arch", "rom-makeup"],
  },
] as const;

/** Ceremonies as families hold them, each with the first things to book. */
export function Ways({ tree }: { tree: MasterCategoryNode[] }) {
  return (
    <section aria-labelledby="ways">
      <SectionHeading
        id="ways"
        title="Your wedding, both families’ way"
        lead="Two ceremonies in one weekend is normal here. Three is not unheard of. Take what each side needs."
      />
      <ul className={styles.ways}>
        {WAYS.map(({ title, text, picture, slugs }) => (
          <li key={title} className={styles.way}>
            <SitePicture
              name={picture}
              sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 46vw, 92vw"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <ul className={styles.links}>
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
