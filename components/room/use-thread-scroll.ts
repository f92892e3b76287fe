"use client";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to an end counts as there. */
const NEAR_PX = 96;

type Given = {
  /** The first and the last of what is shown: they tell what has been added where. */
  first: string | undefined;
  last: string | undefined;
  /** The last one is one's own: it is always brought into view. */
  mine: boolean;
  onTop(): void;
};

/**
 * Keeps a thread where its reader is: at its end while they are there, and at what they read when older messages come
 * in above. `below` says that something new stands out of sight.
 */
export function useThreadScroll({ first, last, mine, onTop }: Given) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<{ first?: string | undefined; last?: string | undefined; height: number }>({
    height: 0,
  });
  const atEnd = useRef(true);
  const [below, setBelow] = useState(false);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    setBelow(false);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = shown.current;
    shown.current = { first, last, height: element.scrollHeight };
    const olderCame = before.first !== undefined && before.first !== first;
    const newCame = before.last !== last;
    if (olderCame) element.scrollTop += element.scrollHeight - before.height;
    if (!newCame) return;
    if (atEnd.current || mine || before.last === undefined) toEnd();
    else setBelow(true);
  }, [first, last, mine, toEnd]);

  // The box to write in grows at the cost of this one.
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    shown.current.height = element.scrollHeight;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    if (atEnd.current) setBelow(false);
    if (element.scrollTop < NEAR_PX) onTop();
  };

  return { box, below, toEnd, onScroll };
}
