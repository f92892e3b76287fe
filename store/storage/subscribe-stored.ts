import { STORED_EVENT } from "./storage";

/** Subscribes a component to this browser's storage: changes in this tab and in others. */
export function subscribeToStored(changed: () => void): () => void {
  addEventListener("storage", changed);
  addEventListener(STORED_EVENT, changed);
  return () => {
    removeEventListener("storage", changed);
    removeEventListener(STORED_EVENT, changed);
  };
}
