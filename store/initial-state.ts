import type { AppState } from "./make-store";
import { rootReducer } from "./root-reducer";

/** What the server renders with, and therefore what hydration must start from. */
export const INITIAL_STATE: AppState = {
  ...rootReducer(undefined, { type: "@@initial" }),
  _persist: { version: -1, rehydrated: false },
};
