import { Logo } from "@/components/ui/logo";
import { SearchForm } from "./search-form";
import styles from "./site-header.module.css";

/** The header where no script should be needed: the mark and the search. What the root renders weighs on every page. */
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
