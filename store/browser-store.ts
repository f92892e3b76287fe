import { adoptStored } from "./adopt-stored";
import { type AppStore, makeStore } from "./make-store";
import { STORED_STATE_KEY } from "./storage";

let shared: AppStore | undefined;

/** The one store of this page; on the server a new one for every rendering, which nobody else sees. */
export function browserStore(): AppStore {
  if (typeof window === "undefined") return makeStore();
  shared ??= makeStore();
  return shared;
}

/** Reads the stored state into the store and follows other tabs. Call it after hydration; again does nothing. */
export async function openBrowserStore(): Promise<AppStore> {
  const store = browserStore();
  const { persistence } = store.context;
  persistence.start(store);
  await persistence.ready;
  window.addEventListener("storage", followTabs);
  return store;
}

function followTabs({ key }: StorageEvent): void {
  // A null key: the whole storage was cleared.
  if (shared && (key === STORED_STATE_KEY || key === null))
    adoptStored(shared, shared.context.around.storage);
}
