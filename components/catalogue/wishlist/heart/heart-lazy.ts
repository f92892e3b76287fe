import { runProtected } from "@/components/session/run-protected";
import { loadStore, onStoreLoaded } from "@/components/session/load-store";
import { storedSession } from "@/components/session/use-stored-session";
import { SAVED_KINDS, SAVED_MESSAGES, type SavedKind, type SavedThing } from "@/contracts/catalogue/wishlist";
import { isChunkError } from "@/lib/page/chunk-error";
import { notify } from "@/lib/notice/notify";
import { isApiError, messageOf } from "@/contracts/api-error";
import { wishlistApi } from "@/services/catalogue/wishlist";
import { type LoginPopupType, loginPopupReset } from "@/store/slices/login-popup-slice";
import type { AppStore } from "@/store/make-store";
import { isSaved } from "@/store/slices/saved-slice";
import { readSaved } from "@/store/storage/saved-storage";
import { localStateStorage, SAVED_KEY, STORED_EVENT } from "@/store/storage/storage";
import { changeSaved } from "@/components/catalogue/wishlist/saved/change-saved";
import { forgetPendingHeart, keepPendingHeart, takePendingHeart } from "./pending-heart";

const POPUP: Record<SavedKind, LoginPopupType> = { vendor: "shortlist", product: "wishlist" };

const storage = localStateStorage();
/** Requested states that the server hasn't confirmed yet. */
const wanted = new Map<string, boolean>();
/** Runs changes one at a time, so that the last click wins. */
let turn: Promise<void> = Promise.resolve();
let following = false;
let loaded: AppStore | null = null;

/** Toggles a heart at once, and reverts it when the server refuses. */
export async function run(element: HTMLElement): Promise<void> {
  const thing = thingOf(element);
  if (!thing) return;
  follow();
  if (storedSession()?.role === "customer") {
    const keep = !isShown(thing);
    if (keep) element.dataset.beat = "";
    else delete element.dataset.beat;
    await change(thing, keep);
    return;
  }
  await askToSignIn(thing).catch((error: unknown) => {
    if (isChunkError(error)) throw error;
    notify("error", messageOf(error));
  });
}

/** Fills the hearts of saved items, first from memory, then from the server. */
export async function start(): Promise<void> {
  if (storedSession()?.role !== "customer") return;
  follow();
  paint();
  turn = turn.then(refresh).catch(() => undefined);
  const pending = takePendingHeart();
  if (pending) await change(pending, true);
  else await turn;
}

function thingOf({ dataset: { kind, id } }: HTMLElement): SavedThing | null {
  const known = SAVED_KINDS.find((each) => each === kind);
  return known && id ? { kind: known, id } : null;
}

const keyOf = ({ kind, id }: SavedThing) => `${kind} ${id}`;

function isShown(thing: SavedThing): boolean {
  // The store writes to local storage with a delay.
  const saved = loaded ? loaded.getState().saved : readSaved(storage.peek(SAVED_KEY));
  return wanted.get(keyOf(thing)) ?? isSaved(saved, thing.kind, thing.id);
}

/** Updates every heart on the page, because a vendor may be on it twice. */
function paint(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-lazy=heart]")) {
    const thing = thingOf(element);
    if (thing) element.setAttribute("aria-pressed", String(isShown(thing)));
  }
}

/** Follows changes in another tab, and clears the hearts on sign-out. */
function follow(): void {
  if (following) return;
  following = true;
  onStoreLoaded((store) => {
    loaded = store;
    store.subscribe(paint);
  });
  const paintAlone = () => {
    if (!loaded) paint();
  };
  window.addEventListener("storage", paintAlone);
  window.addEventListener(STORED_EVENT, paintAlone);
}

async function refresh(): Promise<void> {
  const store = await loadStore();
  const asked = store.dispatch(wishlistApi.endpoints.getSavedIds.initiate(undefined, { forceRefetch: true }));
  await asked;
  asked.unsubscribe();
  paint();
}

function change(thing: SavedThing, keep: boolean): Promise<void> {
  wanted.set(keyOf(thing), keep);
  paint();
  turn = turn.then(() => settle(thing));
  return turn;
}

/** Applies the latest requested state. Earlier clicks on the same heart then have nothing left to do. */
async function settle(thing: SavedThing): Promise<void> {
  const key = keyOf(thing);
  const keep = wanted.get(key);
  if (keep === undefined) return;
  try {
    const store = await loadStore();
    if (isSaved(store.getState().saved, thing.kind, thing.id) !== keep) {
      await changeSaved(store, thing, keep);
      notify("success", SAVED_MESSAGES[thing.kind][keep ? "added" : "removed"]);
    }
    if (wanted.get(key) === keep) wanted.delete(key);
  } catch (error) {
    wanted.delete(key);
    // An expired session has been announced by then, and leads to the sign-in page.
    if (!isApiError(error) || error.code !== 401) notify("error", messageOf(error));
  }
  paint();
}

/** Opens the login popup for guests and shows vendors a message. The item is saved after signing in. */
async function askToSignIn(thing: SavedThing): Promise<void> {
  const intent = { type: POPUP[thing.kind], value: thing.id };
  const guest = storedSession() === null;
  await runProtected(intent, () => undefined);
  if (!guest) return;
  keepPendingHeart(thing);
  const store = await loadStore();
  const stop = store.subscribe(() => {
    const { loginPopup } = store.getState();
    if (loginPopup.open) return;
    stop();
    forgetPendingHeart();
    if (loginPopup.type === intent.type && loginPopup.value === thing.id) void finish(store, thing);
  });
}

/** Resets the popup, which stays in the store until its intent is handled, and applies the click on this page. */
async function finish(store: AppStore, thing: SavedThing): Promise<void> {
  store.dispatch(loginPopupReset());
  if (store.getState().auth.role === "customer") await change(thing, true);
}
