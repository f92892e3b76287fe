"use client";
import { type ComponentType, useEffect, useState } from "react";

type Late<P> = { Component: ComponentType<P> | null; failed: boolean };

/**
 * Loads a component when it is `wanted`, and again the next time when its code did not arrive. `load` must be the same
 * function on every rendering.
 */
export function useLateComponent<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted: boolean,
): Late<P> {
  const [late, setLate] = useState<Late<P>>({ Component: null, failed: false });
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (module) => setLate({ Component: module.default, failed: false }),
      () => setLate({ Component: null, failed: true }),
    );
  }, [load, wanted]);
  return late;
}
