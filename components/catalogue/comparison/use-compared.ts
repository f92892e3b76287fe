"use client";
import { useMemo, useSyncExternalStore } from "react";
import { type Compared, followCompared, readCompared, storedCompared } from "./compare-list";

const UNKNOWN = "unknown";

/** Returns the vendors chosen for comparison; null until the page is hydrated. */
export function useCompared(): readonly Compared[] | null {
  const stored = useSyncExternalStore(followCompared, storedCompared, () => UNKNOWN);
  return useMemo(() => (stored === UNKNOWN ? null : readCompared(stored)), [stored]);
}
