"use client";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/media/icon";
import styles from "./back-to-top.module.css";

const SHOWN_AFTER_PX = 160;
/** A finger that rests trembles by less. */
const TURN_PX = 8;

/**
 * Shown to whoever turns back, and gone on the way down, so that it doesn't cover what is being read or pressed. base.css
 * and the visitor's settings decide between smooth and instant scrolling.
 */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const moved = window.scrollY - before;
      const isNearTop = window.scrollY <= SHOWN_AFTER_PX;
      if (Math.abs(moved) < TURN_PX && !isNearTop) return;
      before = window.scrollY;
      setShown(moved < 0 && !isNearTop);
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Back to top"
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
