import type { IsoDate } from "@/lib/dates";
import type { BudgetPlan } from "./budget";
import type { PlanTask } from "./checklist";
import type { SharedRunSheet } from "./run-sheet";
import type { PlanAccess } from "./wedding/team";

/** A vendor whose answer the couple waits for. */
export type AwaitedAnswer = {
  orderId: string;
  vendorName: string;
  /** ISO 8601, UTC */ answerBy: string | null;
};

/** The answers to one event. */
export type GuestGlance = {
  eventId: string;
  name: string;
  invited: number;
  yes: number;
  no: number;
  open: number;
};

/** A banquet that is booked for another day than the wedding's. */
export type OtherDay = { orderId: string; vendorName: string; date: IsoDate };

/** The week at a glance. `plans` is null for those who may not see the plans. */
export type PlanOverview = PlanAccess & {
  day: IsoDate | null;
  /** By event, for those who may see the guest list; empty until somebody is invited. */
  guests: GuestGlance[];
  plans: {
    /** Open tasks that are late or due within a week, the first of them. */
    tasks: PlanTask[];
    counts: { open: number; overdue: number; done: number; all: number };
    /** In dollars. */
    money: Pick<BudgetPlan, "total" | "planned" | "committed" | "paid" | "owed" | "projected">;
    awaited: AwaitedAnswer[];
    runSheetEntries: number;
    /** Null when the banquet is on the wedding day, or none is booked. */
    otherDay: OtherDay | null;
  } | null;
  /** For helpers, until the day after the wedding; null for everyone else. */
  runSheet: SharedRunSheet["items"] | null;
};
