"use client";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The distance within which an end counts as reached. */
const NEAR_PX = 96;

type Given = {
  /** Keys of the first and last message, which reveal where messages were added. */
  first: string | undefined;
  last: string | undefined;
  /** True when the last message is the viewer's own, which always scrolls into view. */
  mine: boolean;
  onTop(): void;
};

/**
 * Keeps a thread's scroll position: at its end while the reader is there, and at the same message when older ones load
 * above. `below` is true when a new message is out of view.
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

  // The thread shrinks when the message box grows, and grows when a card of it has loaded.
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const stay = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    const resized = new ResizeObserver(stay);
    const grown = new MutationObserver(stay);
    resized.observe(element);
    grown.observe(element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      grown.disconnect();
    };
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
