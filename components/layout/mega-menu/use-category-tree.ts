"use client";
import { useCallback, useEffect, useState } from "react";
import { loadStore } from "@/components/layout/session/load-store";
import type { MasterCategoryNode } from "@/contracts/category";

let loading: Promise<MasterCategoryNode[]> | null = null;

/** The category tree, fetched once for the page; a failure is forgotten, so that the next call tries again. */
export function loadCategoryTree(): Promise<MasterCategoryNode[]> {
  loading ??= fetchTree().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchTree(): Promise<MasterCategoryNode[]> {
  const [store, { categoryApi }] = await Promise.all([loadStore(), import("@/services/category")]);
  return store.dispatch(categoryApi.endpoints.masterCategories.initiate(undefined)).unwrap();
}

/** `tree` is null until it is here. */
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
