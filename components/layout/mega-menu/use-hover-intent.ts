"use client";
import { type PointerEvent, useCallback, useEffect, useRef } from "react";

const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 350;

/** Opens when a mouse rests on the element and closes some time after it leaves. Touch and pen open it by tapping. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const timer = useRef<number | undefined>(undefined);
  const openedAt = useRef(0);

  const later = useCallback(
    (open: boolean, ms: number) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (open) openedAt.current = performance.now();
        setOpen(open);
      }, ms);
    },
    [setOpen],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    hover: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(true, OPEN_AFTER_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(false, CLOSE_AFTER_MS);
      },
    },
    /** A habitual click after hovering must not close the panel that the hover has just opened. */
    justOpened: useCallback(() => performance.now() - openedAt.current < 400, []),
  };
}
