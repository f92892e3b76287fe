"use client";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 450;

/**
 * Returns a value that is shown as typed and saved after a pause. `saved` is the server's value, which returns when
 * saving fails. `pending` is true until the server has the value.
 */
export function useSettledEdit<T>(saved: T, save: (value: T) => Promise<boolean>) {
  const [typed, setTyped] = useState<{ value: T } | null>(null);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = async (value: T) => {
    clearTimeout(timer.current);
    const turn = (latest.current += 1);
    await save(value);
    // A newer edit that was typed meanwhile stays.
    if (turn === latest.current) setTyped(null);
  };
  const edit = (value: T) => {
    latest.current += 1;
    setTyped({ value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void commit(value), PAUSE_MS);
  };
  return { value: typed ? typed.value : saved, pending: typed !== null, edit };
}
