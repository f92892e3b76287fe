import Link from "next/link";
import { type ReactNode, Suspense } from "react";
import { AccountMenu } from "@/components/layout/account-menu/account-menu";
import { StoreProvider } from "@/components/session/store-provider";
import { Logo } from "@/components/ui/media/logo";
import { RoutedLinks } from "./routed-links";
import { TourHost } from "./tour/tour-host";
import { VendorBanner } from "./vendor-banner";
import { VendorDrawer } from "./vendor-drawer";
import styles from "./vendor-frame.module.css";
import { VendorMenuList } from "./vendor-menu-list";
import { VendorStickyBar } from "./vendor-sticky-bar";
import { VendorTabBar } from "./vendor-tab-bar";

/** The vendor area: a dark header that scrolls away, a sidebar, and a short sticky bar that replaces the header. */
export function VendorFrame({ children }: { children: ReactNode }) {
  return (
    <StoreProvider>
      <header className={styles.header}>
        <div className={styles.drawer} data-tour="drawer">
          <VendorDrawer />
        </div>
        <Link
          className={styles.home}
          href="/vendor/dashboard"
          prefetch={false}
          aria-label="Sayang, dashboard"
        >
          <Logo />
        </Link>
        <p className={styles.area}>for vendors</p>
        <RoutedLinks className={styles.session}>
          <div data-tour="account">
            <AccountMenu />
          </div>
        </RoutedLinks>
      </header>
      <VendorStickyBar />
      <div className={styles.body}>
        <nav className={styles.sidebar} aria-label="Vendor menu" data-tour="sidebar">
          <VendorMenuList ground="paper" />
        </nav>
        <main id="main" className={styles.main}>
          <VendorBanner />
          {children}
        </main>
      </div>
      <VendorTabBar />
      <Suspense>
        <TourHost />
      </Suspense>
    </StoreProvider>
  );
}
