"use client";
import { useCallback, useEffect, useState } from "react";

export type ReportPending = (key: string, pending: boolean) => void;

/** Reports to the cart that a field is unsaved, so that nothing is ordered at an old total. */
export function useReportPending(key: string, pending: boolean, report: ReportPending): void {
  useEffect(() => {
    if (!pending) return;
    report(key, true);
    return () => report(key, false);
  }, [key, pending, report]);
}

/** `pending` is true while any field inside is unsaved. */
export function usePendingFields(): { pending: boolean; report: ReportPending } {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<ReportPending>((key, pending) => {
    setKeys((known) => {
      const next = new Set(known);
      if (pending) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  return { pending: keys.size > 0, report };
}
