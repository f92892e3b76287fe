import type { Page } from "@/contracts/envelope";
import type { IsoDate } from "@/lib/dates";

/** Kinds of ceremony that a checklist can start from. A couple may choose several. */
export const CEREMONIES = [
  "solemnisation",
  "civil",
  "church",
  "nikah",
  "chinese_banquet",
  "hindu",
  "sikh",
  "peranakan",
] as const;
export type Ceremony = (typeof CEREMONIES)[number];

export const CEREMONY_LABELS: Readonly<Record<Ceremony, string>> = {
  solemnisation: "Solemnisation at a venue",
  civil: "Civil ceremony at the Registry",
  church: "Church wedding",
  nikah: "Nikah and sanding",
  chinese_banquet: "Chinese customs and banquet",
  hindu: "Hindu wedding",
  sikh: "Anand Karaj (Sikh wedding)",
  peranakan: "Peranakan wedding",
};

export const TASK_FILTERS = ["open", "month", "overdue", "done", "all"] as const;
export type TaskFilter = (typeof TASK_FILTERS)[number];

export const TASK_TITLE_MAX = 140;
export const TASK_NOTES_MAX = 2000;
export const ASSIGNEE_MAX = 60;
/** The limit for one wedding. */
export const TASKS_MAX = 500;

export type PlanTask = {
  id: string;
  _id: string;
  title: string;
  notes: string;
  /** As the couple wrote it; "" when unassigned. */
  assignee: string;
  dueOn: IsoDate | null;
  /** Pinned tasks stay when the wedding day moves. */
  pinned: boolean;
  /** The template it came from. */
  ceremony: Ceremony | "basics" | null;
  category: { id: string; slug: string; name: string } | null;
  vendor: { id: string; slug: string; vendorName: string } | null;
  /** ISO 8601, UTC */
  doneAt: string | null;
  /** The order that completed it. */
  doneByOrderId: string | null;
};

export type MovedTask = { id: string; from: IsoDate | null; to: IsoDate };

/** The tasks that moved when the wedding day last changed. */
export type ChecklistMove = { from: IsoDate | null; to: IsoDate; moved: number; kept: number };

export type TaskCounts = { open: number; month: number; overdue: number; done: number; all: number };

export type Checklist = Page<PlanTask> & {
  /** The wedding day; null until it is set. */
  day: IsoDate | null;
  counts: TaskCounts;
  /** Everyone with a task, in alphabetical order. */
  assignees: string[];
  /** The templates in use. */
  ceremonies: Ceremony[];
  move: ChecklistMove | null;
};

export type TasksAdded = { added: number; alreadyDone: number };
