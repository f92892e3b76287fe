"use client";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./menu.module.css";

type Props = { label: ReactNode; name: string; children: ReactNode };

/** A panel below its button. Opens without script; with it, Escape, a click elsewhere and a chosen entry shut it. */
export function Menu({ label, name, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const shut = () => {
      menu.open = false;
    };
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) shut();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.open) return;
      shut();
      menu.querySelector("summary")?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) shut();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    menu.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
      menu.removeEventListener("focusout", onFocusOut);
    };
  }, []);

  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.button} aria-label={name}>
        {label}
      </summary>
      <div
        className={styles.panel}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a, button") && ref.current)
            ref.current.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
}
