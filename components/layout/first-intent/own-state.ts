import { KEPT_NOTICE_KEY } from "@/lib/notice/kept-notice";
import { SAVED_KEY, STORED_STATE_KEY, USER_ID_COOKIE } from "@/store/storage/storage";
import { ourWedding } from "@/store/storage/remembered-wedding";
import { readGuestCount, readStoredSession } from "@/store/storage/stored-session";

/** State that guests keep in this browser, by the elements that show it. */
const guestCart = () => (readGuestCount(localStorage.getItem(STORED_STATE_KEY)) > 0 ? "cart" : null);

const KEPT: readonly [element: string, kept: () => string | null][] = [
  ["[data-compare]", () => localStorage.getItem("compare")],
  ["nav[aria-label=Account]", guestCart],
  // The total next to it follows the number.
  ["[data-wedding-units]:not(details *)", () => (ourWedding().tables ? "wedding" : null)],
  ["[data-last-category]", () => sessionStorage.getItem("sayang:selected-category")],
];

/** Marks the signed-in role on the root element before the page is painted, for parts that reserve space for it. */
export function markRole(): void {
  const role = readStored(() => readStoredSession(localStorage.getItem(STORED_STATE_KEY))?.role ?? null);
  if (role) document.documentElement.dataset.role = role;
}

export function isSignedIn(): boolean {
  return Boolean(
    readStored(
      () =>
        readStoredSession(localStorage.getItem(STORED_STATE_KEY), localStorage.getItem(SAVED_KEY)) !== null,
    ),
  );
}

/**
 * Returns true when the page must look different for this visitor and so needs the framework at once: there is a
 * session or the remains of one, a notice from the previous page, or stored state that this page shows.
 */
export function hasOwnState(): boolean {
  return (
    isSignedIn() ||
    document.cookie.split("; ").some((cookie) => cookie.startsWith(`${USER_ID_COOKIE}=`)) ||
    readStored(() => sessionStorage.getItem(KEPT_NOTICE_KEY)) !== null ||
    KEPT.some(([element, kept]) => readStored(() => kept() !== null) && document.querySelector(element))
  );
}

/** Returns null when storage is unavailable. */
function readStored<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
