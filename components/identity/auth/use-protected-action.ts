"use client";
import { useCallback, useState } from "react";
import { notify } from "@/lib/notice/notify";
import { messageOf } from "@/contracts/api-error";
import type { AppStore } from "@/store/make-store";
import { type ProtectedIntent, runProtected } from "@/components/session/run-protected";

/** Wraps `runProtected` for a button; `pending` is true while it runs. API errors have been shown as toasts by then. */
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
