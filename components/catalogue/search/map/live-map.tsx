"use client";
import { type ReactNode, useEffect, useRef } from "react";

/** The map's frame. Once the page is hydrated it loads zoom, cards and the list that follows; the map works without. */
export function LiveMap({ className, children }: { className: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    const load = async () => {
      const { run } = await import("./run-results-map");
      if (element?.isConnected) run(element);
    };
    void load().catch(() => undefined);
  }, []);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
