import Link from "next/link";
import type { ReactNode } from "react";
import { StoreProvider } from "@/components/session/store-provider";
import { Logo } from "@/components/ui/media/logo";
import { SearchField } from "./search-field";
import { OperatorDrawer } from "./operator-drawer";
import styles from "./operator-frame.module.css";
import { OperatorMenuList } from "./operator-menu-list";
import { OperatorPerson } from "./operator-person";

/** The operator's console: a dark column with the menu and the person, on a phone a bar with a drawer. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  return (
    <StoreProvider>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <div className={styles.drawer}>
            <OperatorDrawer />
          </div>
          <Link
            className={styles.home}
            href="/operator"
            prefetch={false}
            aria-label="Sayang, operator console"
          >
            <Logo />
            <span className={styles.area}>Console</span>
          </Link>
          <nav className={styles.menu} aria-label="Console menu">
            <OperatorMenuList />
          </nav>
          <div className={styles.person}>
            <OperatorPerson />
          </div>
        </header>
        <main id="main" className={styles.main}>
          <SearchField />
          {children}
        </main>
      </div>
    </StoreProvider>
  );
}
