"use client";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Brings the search to life once the page is: until then, and without script, its links and its form do the same by
 * loading the page. `at` is the address of what is shown.
 */
export function LiveSearch({ at }: { at: string }) {
  const [Live, setLive] = useState<ComponentType<{ at: string }> | null>(null);
  useEffect(() => {
    // Without it everything works as links and a form do.
    import("./run-live-search").then(
      ({ RunLiveSearch }) => setLive(() => RunLiveSearch),
      () => undefined,
    );
  }, []);
  return Live && <Live at={at} />;
}
