import { MegaMenu } from "@/components/layout/mega-menu/mega-menu";
import { SessionMenu } from "@/components/layout/session/session-menu";
import { Logo } from "@/components/ui/logo";
import { MAIN_NAV } from "./main-nav";
import { MobileMenu } from "./mobile-menu";
import { SearchForm } from "./search-form";
import styles from "./site-header.module.css";

/** The dark header of the public pages. Everything in it is a link or a form before any script runs. */
export function SiteHeader() {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.mobile}>
            <MobileMenu />
          </div>
          <a className={styles.home} href="/" aria-label="Sayang, home">
            <Logo />
          </a>
          <nav className={styles.nav} aria-label="Main">
            <ul>
              {MAIN_NAV.map(({ label, href, menu }) => (
                <li key={href}>
                  {menu ? (
                    <MegaMenu label={label} href={href} />
                  ) : (
                    <a className={styles.entry} href={href}>
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.search}>
            <SearchForm id="site-search" />
          </div>
          <SessionMenu />
        </div>
      </header>
      <div className={styles.strip}>
        <SearchForm id="site-search-narrow" />
      </div>
    </>
  );
}
