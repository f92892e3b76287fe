"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import { VendorDrawer } from "./vendor-drawer";
import { currentEntry } from "./vendor-menu";
import { VendorMenuList } from "./vendor-menu-list";
import styles from "./vendor-sticky-bar.module.css";
import { useEffect, useState } from "react";

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

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [pixels]);
  return past;
}
