"use client";
import { useState } from "react";

/** As many as the comparison shows (contracts/comparison.ts, which would bring yup along). */
export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;

/** Which vendors, by slug, are to stand side by side. */
export function useComparing() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    chosen,
    full: chosen.length >= MOST_COMPARED,
    isChosen: (slug: string) => chosen.includes(slug),
    toggle: (slug: string) =>
      setChosen((now) => (now.includes(slug) ? now.filter((each) => each !== slug) : [...now, slug])),
  };
}

export type Comparing = ReturnType<typeof useComparing>;
