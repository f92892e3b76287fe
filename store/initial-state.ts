import type { AppState } from "./make-store";
import { rootReducer } from "./root-reducer";

/** The state that the server renders with, from which hydration must start. */
export const INITIAL_STATE: AppState = {
  ...rootReducer(undefined, { type: "@@initial" }),
  _persist: { version: -1, rehydrated: false },
};
