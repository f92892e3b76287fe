"use client";
import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/media/icon";
import styles from "./operator-drawer.module.css";

const OperatorDrawerPanel = lazy(() => import("./operator-drawer-panel"));

/** The button that opens the console's menu on a phone. */
export function OperatorDrawer() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Console menu"
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
          <OperatorDrawerPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
