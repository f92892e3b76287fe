import type { ReactNode } from "react";

export type LessonContent = {
  id: string;
  title: string;
  minutes: number;
  /** The drawing beside the introduction. */
  drawing: ReactNode;
  opening: ReactNode;
  body: ReactNode;
  checklist: readonly string[];
  checks: readonly { ask: string; answer: string }[];
};
