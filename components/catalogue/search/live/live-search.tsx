"use client";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads the live search after hydration. Until then, and without script, the same links and form reload the page. `at`
 * is the address of the current results.
 */
export function LiveSearch({ at }: { at: string }) {
  const [Live, setLive] = useState<ComponentType<{ at: string }> | null>(null);
  useEffect(() => {
    // Ignored on failure, because the links and the form still work.
    import("./run-live-search").then(
      ({ RunLiveSearch }) => setLive(() => RunLiveSearch),
      () => undefined,
    );
  }, []);
  return Live && <Live at={at} />;
}
