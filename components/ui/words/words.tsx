"use client";
import type { ReactNode } from "react";
import { type Dictionary, learnWords } from "@/lib/language/spoken";
import { said } from "./said";

/** Provides the translations to a page's scripts before anything in it renders. */
export function Words({ words, children }: { words: Dictionary; children: ReactNode }) {
  learnWords(words, said);
  return children;
}
