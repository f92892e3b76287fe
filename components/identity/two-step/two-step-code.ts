import { loadStore } from "@/components/session/load-store";
import { notify } from "@/lib/notice/notify";
import type { TwoStepRole } from "@/services/identity/auth";
import { CODE_REQUEST_FAILED } from "./two-step-messages";

/** Requests the code of the second step. Returns false when it couldn't be sent; the error has been shown by then. */
export async function sendTwoStepCode(email: string, role?: TwoStepRole): Promise<boolean> {
  try {
    const [store, { requestTwoStepCode }] = await Promise.all([loadStore(), import("@/store/session")]);
    await store.dispatch(requestTwoStepCode(email, role));
    return true;
  } catch {
    notify("error", CODE_REQUEST_FAILED);
    return false;
  }
}
