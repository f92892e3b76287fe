"use client";
import type { ReactNode, Ref } from "react";
import styles from "./shortcuts-hint.module.css";
import { useShortcuts } from "./use-shortcuts";

/** Says which keys do what, with a switch for those who press keys by accident or by voice. */
export function ShortcutsHint({ children, ref }: { children: ReactNode; ref?: Ref<HTMLParagraphElement> }) {
  const { isOn, turn } = useShortcuts();
  return (
    <p ref={ref} className={styles.hint}>
      {isOn ? children : "Shortcuts are off"}
      {" · "}
      <button type="button" className={styles.switch} onClick={() => turn(!isOn)}>
        {isOn ? "Turn shortcuts off" : "Turn them on"}
      </button>
    </p>
  );
}
