import { useCallback, useEffect, useRef, useState } from "react";
import { changed } from "@/lib/changed";
import { dropDraft, keepDraft, readDraft, type StoredDraft } from "./draft-store";
import type { ProductValues } from "./product-values";

const PAUSE_MS = 400;

type Options = {
  key: string;
  values: ProductValues;
  /** The stored values. The same object as long as the form is open. */
  base: ProductValues;
  version: number | null;
  isDirty: boolean;
};

/** Stores what is typed in this browser, shortly after the last change, until `forget` is called. */
export function useDraft({ key, values, base, version, isDirty }: Options) {
  const [isKept, setKept] = useState(false);
  const stopped = useRef(false);
  useEffect(() => {
    if (!isDirty || stopped.current) return;
    setKept(false);
    const save = () => {
      if (stopped.current) return;
      const draft = { values: changed(values, base) ?? {}, version, savedAt: Date.now() };
      void keepDraft(key, draft).then(setKept);
    };
    const timer = setTimeout(save, PAUSE_MS);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [key, values, base, version, isDirty]);
  const forget = useCallback(async () => {
    stopped.current = true;
    await dropDraft(key);
  }, [key]);
  return { isKept, forget };
}

/** Returns the stored draft; undefined while it is being read. */
export function useStoredDraft(key: string): StoredDraft | null | undefined {
  const [found, setFound] = useState<StoredDraft | null | undefined>();
  useEffect(() => {
    let isGone = false;
    void readDraft(key).then((draft) => {
      if (!isGone) setFound(draft);
    });
    return () => {
      isGone = true;
    };
  }, [key]);
  return found;
}
