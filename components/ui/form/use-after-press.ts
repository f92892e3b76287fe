import { useEffect, useMemo, useRef } from "react";

const PRESS = ["pointerdown", "mousedown"];
const RELEASE = ["pointerup", "mouseup", "pointercancel", "dragend", "keydown"];

/**
 * Runs layout changes only while no pointer is pressed, because a control that moves between press and release misses
 * its click.
 */
export function useAfterPress() {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      pressed.current = true;
    };
    const release = () => {
      if (!pressed.current) return;
      clearTimeout(timer);
      // The click follows the release in the same task.
      timer = setTimeout(() => {
        pressed.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    };
    PRESS.forEach((kind) => document.addEventListener(kind, press, true));
    RELEASE.forEach((kind) => document.addEventListener(kind, release, true));
    return () => {
      clearTimeout(timer);
      PRESS.forEach((kind) => document.removeEventListener(kind, press, true));
      RELEASE.forEach((kind) => document.removeEventListener(kind, release, true));
    };
  }, []);
  return useMemo(
    () => ({
      run: (task: () => void) => {
        if (pressed.current) waiting.current.push(task);
        else task();
      },
      /** Discards what has not run yet. */
      cancel: () => {
        waiting.current = [];
      },
    }),
    [],
  );
}
