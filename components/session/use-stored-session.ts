"use client";
import { useMemo, useSyncExternalStore } from "react";
import { localStateStorage, SAVED_KEY, STORED_EVENT, STORED_STATE_KEY } from "@/store/storage/storage";
import { readGuestCount, readStoredSession, type StoredSession } from "@/store/storage/stored-session";

const storage = localStateStorage();
const read = () => storage.peek(STORED_STATE_KEY);
const readSaved = () => storage.peek(SAVED_KEY);
const readOnServer = () => null;

function subscribe(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  window.addEventListener(STORED_EVENT, changed);
  return () => {
    window.removeEventListener("storage", changed);
    window.removeEventListener(STORED_EVENT, changed);
  };
}

/** Returns the session kept in local storage, or null when signed out or until the page is hydrated. */
export function useStoredSession(): StoredSession | null {
  const text = useSyncExternalStore(subscribe, read, readOnServer);
  const saved = useSyncExternalStore(subscribe, readSaved, readOnServer);
  return useMemo(() => readStoredSession(text, saved), [text, saved]);
}

/** Returns the number of items in a guest's cart; 0 when signed in and until the page is hydrated. */
export function useGuestCount(): number {
  const text = useSyncExternalStore(subscribe, read, readOnServer);
  return useMemo(() => readGuestCount(text), [text]);
}

/** Reads the session kept in local storage once, for event handlers. */
export function storedSession(): StoredSession | null {
  return readStoredSession(read(), readSaved());
}
