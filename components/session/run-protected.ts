import { loadStore } from "@/components/session/load-store";
import { storedSession } from "@/components/session/use-stored-session";
import { notify } from "@/lib/notice/notify";
import type { LoginPopupType } from "@/store/slices/login-popup-slice";
import type { AppStore } from "@/store/make-store";

/** The reason for opening the login popup, which determines what follows the sign-in. */
export type ProtectedIntent = { type: LoginPopupType; value?: string };

/**
 * Runs an action that needs a signed-in customer, such as adding to the cart, and passes it the page's store. A guest
 * sees the login popup instead, a vendor a message. Suitable for public pages, because the store is loaded on demand.
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
    const { loginPopupOpened } = await import("@/store/slices/login-popup-slice");
    store.dispatch(loginPopupOpened(intent));
  }
}
