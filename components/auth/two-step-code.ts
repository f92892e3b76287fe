import { loadStore } from "@/components/layout/session/load-store";
import { notify } from "@/lib/notify";
import { CODE_REQUEST_FAILED } from "./two-step-messages";

/** Asks for the code of the second step. False when it could not be sent, which has been said by then. */
export async function sendTwoStepCode(email: string): Promise<boolean> {
  try {
    const [store, { requestTwoStepCode }] = await Promise.all([loadStore(), import("@/store/session")]);
    await store.dispatch(requestTwoStepCode(email));
    return true;
  } catch {
    notify("error", CODE_REQUEST_FAILED);
    return false;
  }
}
