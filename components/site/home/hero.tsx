import { ChipLink } from "@/components/ui/action/chip";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import styles from "./hero.module.css";
import type { PopularLink } from "./links";
import type { HomeMessages } from "./messages/en";
import { SitePicture } from "@/components/ui/media/site-picture";
import { type SearchArea, WeddingSearch } from "./wedding-search";

const ARCHES = ["arch-kompang", "arch-gown", "arch-lion"];

type Props = {
  vendorCount: number;
  popular: PopularLink[];
  areas: readonly SearchArea[];
  messages: HomeMessages;
};

export function Hero({ vendorCount, popular, areas, messages: { hero, search } }: Props) {
  const [before, bright, after] = hero.title.split("*");
  return (
    <section className={styles.hero} data-hero-search>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {before}
            <i>{bright}</i>
            {after}
          </h1>
          <p className={styles.lead}>
            {hero.lead(vendorCount > 0 ? vendorCount.toLocaleString("en-SG") : "")}
          </p>
        </div>
        <div className={styles.search}>
          <WeddingSearch areas={areas} words={search} />
        </div>
        {popular.length > 0 ? (
          <nav className={styles.popular} aria-label={hero.popular}>
            <ul className={styles.chips}>
              {popular.map(({ name, slug }) => (
                <li key={slug}>
                  <ChipLink tone="night" href={vendorSearchHref({ category: slug })}>
                    {hero.popularNames?.[slug] ?? name}
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
