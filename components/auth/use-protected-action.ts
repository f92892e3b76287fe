"use client";
import { useCallback, useState } from "react";
import { notify } from "@/lib/notify";
import { messageOf } from "@/services/api-error";
import type { AppStore } from "@/store/make-store";
import { type ProtectedIntent, runProtected } from "./run-protected";

/** `runProtected` for a button, which is `pending` meanwhile. Failures of the API have been toasted by then. */
export function useProtectedAction(intent: ProtectedIntent, action: (store: AppStore) => unknown) {
  const [pending, setPending] = useState(false);
  const { type, value } = intent;
  const run = useCallback(async () => {
    setPending(true);
    try {
      await runProtected({ type, value: value ?? "" }, action);
    } catch (error) {
      if (error instanceof Error) notify("error", messageOf(error));
    } finally {
      setPending(false);
    }
  }, [type, value, action]);
  return { run, pending };
}
