"use client";
import { type ComponentType, useEffect, useState } from "react";

type Lazy<P> = { Component: ComponentType<P> | null; failed: boolean };

/**
 * Loads a component once it is `wanted`, and retries the next time if loading failed. `load` must be the same function
 * on every render.
 */
export function useLazyComponent<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted: boolean,
): Lazy<P> {
  const [lazy, setLazy] = useState<Lazy<P>>({ Component: null, failed: false });
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (module) => setLazy({ Component: module.default, failed: false }),
      () => setLazy({ Component: null, failed: true }),
    );
  }, [load, wanted]);
  return lazy;
}
