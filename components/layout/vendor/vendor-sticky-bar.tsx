"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import { useScrolledPast } from "./use-scrolled-past";
import { VendorDrawer } from "./vendor-drawer";
import { currentEntry } from "./vendor-menu";
import { VendorMenuList } from "./vendor-menu-list";
import styles from "./vendor-sticky-bar.module.css";

const SHOWN_AFTER_PX = 50;

/** Keeps the menu within reach once the header has scrolled out of view. */
export function VendorStickyBar() {
  const shown = useScrolledPast(SHOWN_AFTER_PX);
  const title = currentEntry(usePathname())?.label ?? "";
  return (
    <div className={styles.bar} data-shown={shown || undefined} inert={!shown}>
      <div className={styles.inner}>
        <div className={styles.narrow}>
          <VendorDrawer />
        </div>
        <Link className={styles.home} href="/vendor/dashboard" prefetch={false} aria-label="Dashboard">
          <TileRosette size={32} className={styles.rosette} />
        </Link>
        <p className={styles.title}>{title}</p>
        <nav className={styles.wide} aria-label="Vendor menu, short">
          <VendorMenuList ground="night" layout="row" />
        </nav>
      </div>
    </div>
  );
}
