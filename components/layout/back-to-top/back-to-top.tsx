"use client";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/media/icon";
import { t } from "@/lib/words/t";
import styles from "./back-to-top.module.css";

const SHOWN_AFTER_PX = 160;

/** base.css and the visitor's settings choose between smooth and instant scrolling. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t("Back to top")}
      data-shown={shown || undefined}
      inert={!shown}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.querySelector<HTMLElement>(".skip-link")?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
