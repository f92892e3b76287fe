import { runProtected } from "@/components/auth/run-protected";
import { loadStore, onStoreLoaded } from "@/components/layout/session/load-store";
import { storedSession } from "@/components/layout/session/use-stored-session";
import { SAVED_KINDS, SAVED_MESSAGES, type SavedKind, type SavedThing } from "@/contracts/saved";
import { notify } from "@/lib/notify";
import { isApiError, messageOf } from "@/services/api-error";
import { wishlistApi } from "@/services/wishlist";
import { type LoginPopupType, loginPopupReset } from "@/store/login-popup-slice";
import type { AppStore } from "@/store/make-store";
import { isSaved } from "@/store/saved-slice";
import { readSaved } from "@/store/saved-storage";
import { localStateStorage, SAVED_KEY, STORED_EVENT } from "@/store/storage";
import { changeSaved } from "./change-saved";
import { forgetPendingHeart, keepPendingHeart, takePendingHeart } from "./pending-heart";

const POPUP: Record<SavedKind, LoginPopupType> = { vendor: "shortlist", product: "wishlist" };

const storage = localStateStorage();
/** What presses have asked for and the server has not answered yet. */
const wanted = new Map<string, boolean>();
/** One change after the other, so that the last press wins. */
let turn: Promise<void> = Promise.resolve();
let following = false;
let loaded: AppStore | null = null;

/** A heart was pressed: it turns at once, and turns back when the server will not have it. */
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
  await askToSignIn(thing).catch((error: unknown) => notify("error", messageOf(error)));
}

/** Fills the hearts of what is kept: from memory at once, then from the server. */
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
  // The store writes a little later than it knows.
  const saved = loaded ? loaded.getState().saved : readSaved(storage.peek(SAVED_KEY));
  return wanted.get(keyOf(thing)) ?? isSaved(saved, thing.kind, thing.id);
}

/** Every heart of the page as it should stand: the same vendor may be there twice. */
function paint(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-late=heart]")) {
    const thing = thingOf(element);
    if (thing) element.setAttribute("aria-pressed", String(isShown(thing)));
  }
}

/** Another tab may change what is kept, and a sign-out takes it away. */
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

/** Does what is wanted by the time of its turn; earlier presses of the same heart have nothing left to do. */
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
    // A session at its end has been told of, and leads to the sign-in page.
    if (!isApiError(error) || error.code !== 401) notify("error", messageOf(error));
  }
  paint();
}

/** The popup, for guests; who is no customer gets a word. What was to be kept is kept once they have signed in. */
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

/** The popup was left open for us (spec customer §4: stay on the page and keep the popup state). */
async function finish(store: AppStore, thing: SavedThing): Promise<void> {
  store.dispatch(loginPopupReset());
  if (store.getState().auth.role === "customer") await change(thing, true);
}
