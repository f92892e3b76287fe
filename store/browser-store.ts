import { adoptStored } from "./adopt-stored";
import { type AppStore, makeStore } from "./make-store";
import { adoptSaved, keepSaved } from "./storage/saved-storage";
import { rememberedCategory } from "./storage/selected-category-storage";
import { categorySelected } from "./slices/selected-category-slice";
import { SAVED_KEY, STORED_STATE_KEY } from "./storage/storage";

let shared: AppStore | undefined;
let keeping = false;

/** Returns this page's only store; on the server, a new one per render. */
export function browserStore(): AppStore {
  if (typeof window === "undefined") return makeStore();
  shared ??= makeStore();
  return shared;
}

/** Reads the stored state into the store and follows other tabs. Call it after hydration; further calls do nothing. */
export async function openBrowserStore(): Promise<AppStore> {
  const store = browserStore();
  const { persistence, browser } = store.context;
  persistence.start(store);
  await persistence.ready;
  window.addEventListener("storage", followTabs);
  if (!keeping) {
    keepSaved(store, browser.storage);
    const remembered = rememberedCategory();
    if (remembered) store.dispatch(categorySelected(remembered.selection));
  }
  keeping = true;
  return store;
}

function followTabs({ key }: StorageEvent): void {
  // With a null key, the whole storage was cleared.
  if (shared && (key === STORED_STATE_KEY || key === null))
    adoptStored(shared, shared.context.browser.storage, shared.context.session.hasSpent);
  if (shared && (key === SAVED_KEY || key === null)) adoptSaved(shared, shared.context.browser.storage);
}
