import { localStateStorage, type StateStorage } from "./storage/storage";

/** The parts of the browser that the store uses, so that tests can pass their own. */
export type BrowserEnv = {
  storage: StateStorage;
  /** Returns the path and query of the current page. */
  here(): string;
  /** Loads another page completely, which drops everything that this page holds in memory. */
  leave(path: string): void;
};

export function browserEnv(): BrowserEnv {
  return {
    storage: localStateStorage(),
    here: () => (typeof window === "undefined" ? "/" : window.location.pathname + window.location.search),
    leave: (path) => window.location.assign(path),
  };
}
