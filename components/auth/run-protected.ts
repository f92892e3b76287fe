import { loadStore } from "@/components/layout/session/load-store";
import { storedSession } from "@/components/layout/session/use-stored-session";
import { notify } from "@/lib/notify";
import type { LoginPopupType } from "@/store/login-popup-slice";
import type { AppStore } from "@/store/make-store";

/** What the login popup is opened for, and so what follows the sign-in (spec customer §4). */
export type ProtectedIntent = { type: LoginPopupType; value?: string };

/**
 * Does what only a customer may do, such as adding to the cart: `action` gets the page's store. A guest gets the
 * login popup instead, a vendor a word why not. Safe in public pages: the store is fetched when it is needed.
 */
export async function runProtected(
  intent: ProtectedIntent,
  action: (store: AppStore) => unknown,
): Promise<void> {
  const session = storedSession();
  if (session && session.role !== "customer") {
    notify("warning", "Please log in as a customer to do this");
    return;
  }
  const store = await loadStore();
  if (session) await action(store);
  else {
    const { loginPopupOpened } = await import("@/store/login-popup-slice");
    store.dispatch(loginPopupOpened(intent));
  }
}
