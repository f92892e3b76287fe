"use client";
import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/media/icon";
import styles from "./vendor-drawer.module.css";

const VendorDrawerPanel = lazy(() => import("./vendor-drawer-panel"));

export function VendorDrawer() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Vendor menu"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" size={24} />
      </button>
      {wanted ? (
        <Suspense>
          <VendorDrawerPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
