"use client";
import { useState } from "react";
import type { SavedKind } from "@/contracts/catalogue/wishlist";
import { isApiError, messageOf } from "@/contracts/api-error";
import { useAppStore } from "@/store/hooks";
import { changeSaved } from "./change-saved";

/** Identifies a vendor or product, not its list entry. */
export type Named = { id: string; name: string };

/**
 * Removes items from a list and restores them. They disappear at once, and come back when the server refuses, with the
 * reason in `failure`. `list` is the server's latest response; a new response replaces the local changes.
 */
export function useSavedChanges(kind: SavedKind, list: object | undefined) {
  const store = useAppStore();
  const [gone, setGone] = useState<{ list: object | undefined; ids: string[] }>({ list, ids: [] });
  const [removed, setRemoved] = useState<Named | null>(null);
  const [failure, setFailure] = useState("");
  const goneIds = gone.list === list ? gone.ids : [];

  const change = async (id: string, keep: boolean): Promise<boolean> => {
    setFailure("");
    try {
      await changeSaved(store, { kind, id }, keep);
      return true;
    } catch (error) {
      // An expired session leads away from this page.
      if (!isApiError(error) || error.code !== 401) setFailure(messageOf(error));
      return false;
    }
  };

  return {
    isGone: (id: string) => goneIds.includes(id),
    /** The item removed last, until it is restored or dismissed. */
    removed,
    failure,
    forgetRemoved: () => setRemoved(null),
    remove: async (thing: Named) => {
      setGone({ list, ids: [...goneIds, thing.id] });
      if (await change(thing.id, false)) setRemoved(thing);
      else setGone((now) => ({ ...now, ids: now.ids.filter((id) => id !== thing.id) }));
    },
    undo: async ({ id }: Named) => {
      setRemoved(null);
      setGone((now) => ({ ...now, ids: now.ids.filter((each) => each !== id) }));
      await change(id, true);
    },
  };
}

export type SavedChanges = ReturnType<typeof useSavedChanges>;
