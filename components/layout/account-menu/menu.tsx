"use client";
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./menu.module.css";

type Props = { label: ReactNode; name: string; children: ReactNode };

/**
 * A panel below its button. Opens without script. With script, Escape, a click outside and a chosen entry close it, and
 * the arrow keys, Home and End move through the entries.
 */
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
    <details ref={ref} className={styles.menu} onKeyDown={walk}>
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

/** Down and Up on the button open the panel at its first or last entry; inside, they wrap around. */
function walk(event: ReactKeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  const entries = [...menu.querySelectorAll<HTMLElement>("a[href], button:enabled")];
  const target = targetOf(event.key, entries, entries.indexOf(document.activeElement as HTMLElement));
  if (!target) return;
  event.preventDefault();
  menu.open = true;
  target.focus();
}

function targetOf(key: string, entries: HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return entries[(at + 1) % entries.length];
    case "ArrowUp":
      return entries.at(Math.max(at, 0) - 1);
    case "Home":
      return at < 0 ? undefined : entries[0];
    case "End":
      return at < 0 ? undefined : entries.at(-1);
    default:
      return undefined;
  }
}
