import { useSyncExternalStore } from "react";
import { SHORTCUTS_KEY } from "@/lib/keyboard";

const OFF = "off";
const CHANGED = "sayang:shortcuts";

/** Returns whether shortcuts of one key work in this browser, and how to change that. */
export function useShortcuts(): { isOn: boolean; turn: (on: boolean) => void } {
  const isOn = useSyncExternalStore(listen, areOn, () => true);
  return { isOn, turn };
}

export function areOn(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== OFF;
  } catch {
    return true;
  }
}

function turn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, OFF);
  } catch {
    // Blocked storage: they stay on.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener("storage", changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener("storage", changed);
  };
}
