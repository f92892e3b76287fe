"use client";
import { useState } from "react";
import type { SavedKind } from "@/contracts/saved";
import { isApiError, messageOf } from "@/services/api-error";
import { useAppStore } from "@/store/hooks";
import { changeSaved } from "./change-saved";

/** Of a vendor or product, not of its entry. */
export type Named = { id: string; name: string };

/**
 * Takes things off a list and puts them back. They are gone from view at once, and come back when the server will not
 * have it, which `failure` then tells. `list` is what the server has answered: its next answer knows better.
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
      // A session at its end leads away from here.
      if (!isApiError(error) || error.code !== 401) setFailure(messageOf(error));
      return false;
    }
  };

  return {
    isGone: (id: string) => goneIds.includes(id),
    /** What was taken off last, until it is put back or given up. */
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
