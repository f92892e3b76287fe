import { localStateStorage, type StateStorage } from "./storage";

/** What the store needs of the browser around it. */
export type Surroundings = {
  storage: StateStorage;
  /** Path and query of the page in view. */
  here(): string;
  /** Loads another page, so that nothing of this session's memory is left. */
  leave(path: string): void;
};

export function browserSurroundings(): Surroundings {
  return {
    storage: localStateStorage(),
    here: () => (typeof window === "undefined" ? "/" : window.location.pathname + window.location.search),
    leave: (path) => window.location.assign(path),
  };
}
