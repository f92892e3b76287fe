"use client";
import type { ReactNode } from "react";
import { type Dictionary, learnWords } from "@/lib/language/spoken";

/** Gives the scripts of a page its translations before anything in it renders. */
export function Words({ words, children }: { words: Dictionary; children: ReactNode }) {
  learnWords(words);
  return children;
}
