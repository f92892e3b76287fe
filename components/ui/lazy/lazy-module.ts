import type { ReactNode } from "react";

/** Renders an element such as a dialog on the page; null removes it. */
export type Show = (node: ReactNode) => void;

export type LazyModule = {
  /** Called with the pressed element, which carries its arguments in data attributes. */
  run: (element: HTMLElement, show: Show) => unknown;
  /** Called once for a signed-in visitor on a page with such elements, to show their state. */
  start?: (show: Show) => unknown;
};

/** Loads the code behind `data-lazy="name"` on demand. */
export type LazyTable = Readonly<Record<string, (() => Promise<LazyModule>) | undefined>>;
