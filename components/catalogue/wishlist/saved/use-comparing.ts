"use client";
import { useState } from "react";
import { MAX_COMPARED } from "@/contracts/catalogue/comparison/comparison";

export const LEAST_COMPARED = 2;

/** State of the vendors, by slug, that are ticked for comparison. */
export function useComparing() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    chosen,
    full: chosen.length >= MAX_COMPARED,
    isChosen: (slug: string) => chosen.includes(slug),
    toggle: (slug: string) =>
      setChosen((now) => (now.includes(slug) ? now.filter((each) => each !== slug) : [...now, slug])),
  };
}

export type Comparing = ReturnType<typeof useComparing>;
