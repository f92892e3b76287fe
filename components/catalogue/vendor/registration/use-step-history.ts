"use client";
import { useEffect, useMemo, useRef } from "react";
import { STEPS } from "./application";

const PARAM = "step";

/** Puts each step into the address, so that the browser's back button returns to the previous one. */
export function useStepHistory(onStep: (step: number) => void) {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const read = () => latest.current(stepIn(window.location.search));
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  return useMemo(
    () => ({
      push: (step: number) => window.history.pushState(null, "", addressOf(step)),
      replace: (step: number) => {
        window.history.replaceState(null, "", addressOf(step));
        return step;
      },
    }),
    [],
  );
}

function addressOf(step: number): URL {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAM, STEPS[step]?.id ?? "");
  return url;
}

function stepIn(search: string): number {
  const id = new URLSearchParams(search).get(PARAM);
  return Math.max(
    STEPS.findIndex((step) => step.id === id),
    0,
  );
}
