import { ChipLink } from "@/components/ui/action/chip";
import { vendorSearchHref } from "@/contracts/catalogue/search-address";
import styles from "./hero.module.css";
import type { CategoryLink } from "./links";
import { SitePicture } from "@/components/ui/media/site-picture";
import { type SearchArea, WeddingSearch } from "./wedding-search";

const ARCHES = ["arch-kompang", "arch-gown", "arch-lion"];

type Props = { vendorCount: number; popular: CategoryLink[]; areas: readonly SearchArea[] };

export function Hero({ vendorCount, popular, areas }: Props) {
  return (
    <section className={styles.hero} data-hero-search>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            From <span>“will you?”</span> to <i>yum seng</i>.
          </h1>
          <p className={styles.lead}>
            {vendorCount > 0
              ? `${vendorCount.toLocaleString("en-SG")} Singapore vendors`
              : "Singapore vendors"}{" "}
            for the whole wedding, from the guo da li trays to the last banquet table. Every price already has
            its GST and service charge inside.
          </p>
        </div>
        <div className={styles.search}>
          <WeddingSearch areas={areas} />
        </div>
        {popular.length > 0 ? (
          <nav className={styles.popular} aria-label="Popular searches">
            <ul className={styles.chips}>
              {popular.map(({ name, slug }) => (
                <li key={slug}>
                  <ChipLink tone="night" href={vendorSearchHref({ category: slug })}>
                    {name}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={styles.arches} aria-hidden="true">
          {ARCHES.map((name) => (
            <div key={name} className={styles.arch}>
              <SitePicture name={name} shape="arch" sizes="(min-width: 64rem) 20rem, 34vw" eager />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.tiles} aria-hidden="true" />
    </section>
  );
}
