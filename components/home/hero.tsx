import { SearchForm } from "@/components/layout/header/search-form";
import { ChipLink } from "@/components/ui/chip";
import { vendorSearchHref } from "@/contracts/search";
import styles from "./hero.module.css";
import type { CategoryLink } from "./links";
import { Picture } from "./picture";

const ARCHES = ["arch-kompang", "arch-gown", "arch-lion"];

export function Hero({ vendorCount, popular }: { vendorCount: number; popular: CategoryLink[] }) {
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
          <div className={styles.search}>
            <SearchForm id="hero-search" size="hero" />
          </div>
          {popular.length > 0 ? (
            <nav aria-label="Popular searches">
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
        </div>
        <div className={styles.arches} aria-hidden="true">
          {ARCHES.map((name) => (
            <div key={name} className={styles.arch}>
              <Picture name={name} shape="arch" sizes="(min-width: 64rem) 20rem, 34vw" eager />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.tiles} aria-hidden="true" />
    </section>
  );
}
