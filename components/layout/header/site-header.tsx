import type { ReactNode } from "react";
import { MegaMenu } from "@/components/layout/mega-menu/mega-menu";
import { AccountMenu } from "@/components/layout/account-menu/account-menu";
import { Logo } from "@/components/ui/media/logo";
import { readEnv } from "@/lib/env";
import { WeddingChip } from "@/components/layout/wedding/wedding-chip";
import { mainNav } from "./main-nav";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { SearchForm } from "@/components/catalogue/search/suggest/search-form";
import { t, td } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./site-header.module.css";

type Props = {
  /** Leads back to the top. Without a margin beside the page it stands in the bar, where it covers nothing. */
  toTop?: ReactNode;
};

/** The dark header of the public pages. Everything in it is a link or a form that works without script. */
export function SiteHeader({ toTop }: Props) {
  const nav = mainNav(readEnv().blogOrigin).map((entry) => ({
    ...entry,
    label: td(entry.label),
    href: pathHere(entry.href),
  }));
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.mobile}>
            <MobileMenu nav={nav} />
          </div>
          <a className={styles.home} href={pathHere("/")} aria-label={t("Sayang, home")}>
            <Logo />
          </a>
          <div className={styles.search}>
            <SearchForm id="site-search" />
          </div>
          {toTop}
          <AccountMenu />
        </div>
        <div className={styles.row}>
          <nav className={styles.nav} aria-label={t("Main")}>
            <ul>
              {nav.map((entry) => (
                <li key={entry.href}>
                  {entry.menu ? (
                    <MegaMenu label={entry.label} href={entry.href} />
                  ) : (
                    <NavLink entry={entry} className={styles.entry} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <WeddingChip className={styles.ours} />
        </div>
      </header>
      <div className={styles.strip}>
        <SearchForm id="site-search-narrow" />
        <WeddingChip />
      </div>
    </>
  );
}
