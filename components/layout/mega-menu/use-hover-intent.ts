"use client";
import { type PointerEvent, useCallback, useEffect, useRef } from "react";

const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 350;

/** Opens for a mouse that rests, closes a while after it has left; fingers and pens decide by tapping. */
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
    /** A click that follows the hover by habit must not close what the hover has just opened. */
    justOpened: useCallback(() => performance.now() - openedAt.current < 400, []),
  };
}
