"use client";
import { useCallback, useEffect, useState } from "react";

/** Returns the seconds left until an action is possible again, and a function that restarts the countdown. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    look();
    const timer = window.setInterval(look, 500);
    return () => window.clearInterval(timer);
  }, [until]);
  const restart = useCallback(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  return [left, restart];
}
