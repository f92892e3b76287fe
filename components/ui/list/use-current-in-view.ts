import { type RefObject, useEffect, useRef } from "react";

/** Scrolls a row of links sideways so that the current one is visible, without moving the page. */
export function useCurrentInView(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector("[aria-current]");
    if (!row.current || !link) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return row;
}
