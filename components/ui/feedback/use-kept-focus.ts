"use client";
import { useEffect, useRef } from "react";

/**
 * Returns a ref for an element, such as the page's heading, that receives the focus when a change of `key` removed the
 * focused element. A focus elsewhere is left alone.
 */
export function useKeptFocus<T extends HTMLElement>(key: unknown) {
  const ref = useRef<T>(null);
  const before = useRef(key);
  useEffect(() => {
    if (Object.is(before.current, key)) return;
    before.current = key;
    const { activeElement, body } = document;
    // A closing dialog keeps the focus to the end, and then has nowhere to restore it to.
    const lost = !activeElement || activeElement === body || activeElement.closest("[role=dialog]") !== null;
    if (lost) ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}
