import { Logo } from "@/components/ui/media/logo";
import { SearchForm } from "@/components/catalogue/search/suggest/search-form";
import styles from "./site-header.module.css";

/** A header that needs no script: logo and search. Kept small because the root layout loads it on every page. */
export function PlainHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label="Sayang, home">
          <Logo />
        </a>
        <div className={styles.search}>
          <SearchForm id="site-search" />
        </div>
      </div>
    </header>
  );
}
