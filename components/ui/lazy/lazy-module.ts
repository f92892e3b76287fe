import type { ReactNode } from "react";

/** Puts a dialog or the like on the page; null takes it away. */
export type Show = (node: ReactNode) => void;

export type LazyModule = {
  /** Called with the pressed element, which carries its arguments in data attributes. */
  run: (element: HTMLElement, show: Show) => unknown;
  /** Called once on a page that has such elements when a visitor is signed in, to show their own state. */
  start?: (show: Show) => unknown;
};

/** Loads the code behind `data-lazy="name"` when it is needed. */
export type LazyTable = Readonly<Record<string, (() => Promise<LazyModule>) | undefined>>;
