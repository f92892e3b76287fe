"use client";
import { useRef } from "react";
import { ShortcutsHint } from "./shortcuts-hint";
import { useKeys } from "./use-keys";

/** Rows of a table or of cards; only one of both is visible. */
const ROWS = "tbody tr, ul > li";

const isVisible = (element: HTMLElement) => element.offsetParent !== null;

/** Returns the first link or button of each visible row, which opens it. */
function linksIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROWS)].flatMap((row) => {
    const link = row.querySelector<HTMLElement>("a[href], button");
    return link && isVisible(link) ? [link] : [];
  });
}

/** Placed in a list, moves the focus between its rows by j and k, and says so; Enter then opens the row. */
export function RowKeys() {
  const ref = useRef<HTMLParagraphElement>(null);
  useKeys((key) => {
    const list = ref.current?.parentElement;
    if ((key !== "j" && key !== "k") || !list) return false;
    const links = linksIn(list);
    // The focus may be on another link or button of the row.
    const at = links.findIndex((link) => link.closest("tr, li")?.contains(document.activeElement));
    const next = at === -1 ? (key === "j" ? 0 : links.length - 1) : at + (key === "j" ? 1 : -1);
    links[next]?.focus();
    return links[next] !== undefined;
  });
  return (
    <ShortcutsHint ref={ref}>
      <kbd>j</kbd> <kbd>k</kbd> move, <kbd>Enter</kbd> open
    </ShortcutsHint>
  );
}
