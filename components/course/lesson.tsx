import type { ReactNode } from "react";

export type LessonContent = {
  id: string;
  title: string;
  minutes: number;
  /** What stands beside the opening words. */
  drawing: ReactNode;
  opening: ReactNode;
  body: ReactNode;
  checklist: readonly string[];
  checks: readonly { ask: string; answer: string }[];
};
