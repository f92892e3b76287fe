"use client";
import { useEffect, useEffectEvent } from "react";
import { areOn } from "./use-shortcuts";

/** Checkboxes and radio buttons take no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=listbox]",
  ) !== null;

/** Calls `onKey` with each plain key pressed outside a field or dialog, unless shortcuts are off. `onKey` returns true when it handled the key. */
export function useKeys(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, repeat, target } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || repeat || isTyping(target)) return;
    if (!areOn() || document.querySelector("[role=dialog]")) return;
    // Enter belongs to the link or button that has the focus.
    if (key === "Enter" && target instanceof Element && target.closest("a, button, summary")) return;
    if (onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}
