"use client";
import { useEffect, useRef } from "react";

/**
 * Returns a ref for the element that takes the focus, such as the page's heading, when a change of `key` removed the
 * focused element. A focus elsewhere stays there.
 */
export function useKeptFocus<T extends HTMLElement>(key: unknown) {
  const ref = useRef<T>(null);
  const before = useRef(key);
  useEffect(() => {
    if (Object.is(before.current, key)) return;
    before.current = key;
    const { activeElement, body } = document;
    // A dialog that is about to close keeps the focus to the end, and then has nowhere to give it back to.
    const lost = !activeElement || activeElement === body || activeElement.closest("[role=dialog]") !== null;
    if (lost) ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}
