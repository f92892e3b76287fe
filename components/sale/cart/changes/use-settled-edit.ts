"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";

const PAUSE_MS = 450;

/**
 * Returns a value that is shown as typed and saved after a pause, or at once when the page is left. `saved` is the
 * server's value, which returns when saving fails. `pending` is true until the server has the value.
 */
export function useSettledEdit<T>(saved: T, save: (value: T) => Promise<boolean>) {
  const [typed, setTyped] = useState<{ value: T } | null>(null);
  const latest = useRef(0);
  const unsaved = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);

  const commit = async (value: T) => {
    clearTimeout(unsaved.current?.timer);
    unsaved.current = null;
    const turn = (latest.current += 1);
    await save(value);
    // A newer edit typed in the meantime stays.
    if (turn === latest.current) setTyped(null);
  };
  const leave = useEffectEvent(() => {
    if (unsaved.current) void commit(unsaved.current.value);
  });
  useEffect(() => {
    const onLeave = () => leave();
    addEventListener("pagehide", onLeave);
    return () => {
      removeEventListener("pagehide", onLeave);
      onLeave();
    };
  }, []);
  const edit = (value: T) => {
    latest.current += 1;
    setTyped({ value });
    clearTimeout(unsaved.current?.timer);
    unsaved.current = { value, timer: setTimeout(() => void commit(value), PAUSE_MS) };
  };
  return { value: typed ? typed.value : saved, pending: typed !== null, edit };
}
