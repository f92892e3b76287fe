"use client";
import { useCallback, useEffect, useState } from "react";
import { loadStore } from "@/components/session/load-store";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";

let loading: Promise<MasterCategoryNode[]> | null = null;

/** Returns the category tree, fetched once per page. A failed request isn't cached, so the next call retries. */
export function loadCategoryTree(): Promise<MasterCategoryNode[]> {
  loading ??= fetchTree().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchTree(): Promise<MasterCategoryNode[]> {
  const [store, { categoryApi }] = await Promise.all([loadStore(), import("@/services/catalogue/category")]);
  return store.dispatch(categoryApi.endpoints.masterCategories.initiate(undefined)).unwrap();
}

/** Returns the category tree; `tree` is null while it loads. */
export function useCategoryTree() {
  const [tree, setTree] = useState<MasterCategoryNode[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    loadCategoryTree().then(
      (found) => {
        if (!gone) setTree(found);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { tree, failed, retry };
}
