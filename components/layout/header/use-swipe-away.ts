"use client";
import { type RefObject, useEffect } from "react";

const FAR_PX = 72;

/** Closes the dialog around `inner` on a swipe to the left. Vertical swipes still scroll. */
export function useSwipeAway(inner: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const drawer = inner.current?.closest("dialog");
    if (!drawer) return;
    let start: { x: number; y: number } | null = null;
    let pushed = 0;
    const rest = () => {
      start = null;
      pushed = 0;
      drawer.style.translate = "";
      drawer.style.transitionDuration = "";
    };
    const onStart = ({ touches: [touch] }: TouchEvent) => {
      start = touch ? { x: touch.clientX, y: touch.clientY } : null;
      pushed = 0;
    };
    const onMove = ({ touches: [touch] }: TouchEvent) => {
      if (!start || !touch) return;
      const [left, down] = [start.x - touch.clientX, Math.abs(touch.clientY - start.y)];
      // A gesture that starts as a scroll stays one.
      if (pushed === 0 && down > 8 && down > left) start = null;
      if (!start || left < 8) return;
      pushed = left;
      drawer.style.transitionDuration = "0s";
      drawer.style.translate = `${-left}px 0`;
    };
    const onEnd = () => {
      const far = pushed > FAR_PX;
      rest();
      if (far) close();
    };
    drawer.addEventListener("touchstart", onStart, { passive: true });
    drawer.addEventListener("touchmove", onMove, { passive: true });
    drawer.addEventListener("touchend", onEnd);
    drawer.addEventListener("touchcancel", rest);
    return () => {
      rest();
      drawer.removeEventListener("touchstart", onStart);
      drawer.removeEventListener("touchmove", onMove);
      drawer.removeEventListener("touchend", onEnd);
      drawer.removeEventListener("touchcancel", rest);
    };
  }, [inner, close]);
}
