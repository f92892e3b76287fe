import type { IsoDate } from "@/lib/dates";
import type { BudgetPlan } from "./budget/budget";
import type { PlanTask } from "./checklist";
import type { MarriageNotice } from "./marriage-notice";
import type { SharedRunSheet } from "./run-sheet";
import type { PlanAccess } from "./wedding/team";

/** A vendor whose answer the couple is waiting for. */
export type AwaitedAnswer = {
  orderId: string;
  vendorName: string;
  /** ISO 8601, UTC */ answerBy: string | null;
};

/** The replies for one event. */
export type GuestGlance = {
  eventId: string;
  name: string;
  invited: number;
  yes: number;
  no: number;
  open: number;
};

/** A banquet that is booked for a day other than the wedding day. */
export type OtherDay = { orderId: string; vendorName: string; date: IsoDate };

/** The week at a glance. `plans` is null for people who may not see the plans. */
export type PlanOverview = PlanAccess & {
  day: IsoDate | null;
  /** By event, for people who may see the guest list; empty until a guest is invited. */
  guests: GuestGlance[];
  plans: {
    /** The first open tasks that are late or due within a week. */
    tasks: PlanTask[];
    counts: { open: number; overdue: number; done: number; all: number };
    /** In dollars. */
    money: Pick<BudgetPlan, "total" | "planned" | "committed" | "paid" | "owed" | "projected">;
    awaited: AwaitedAnswer[];
    runSheetEntries: number;
    /** The notices still to be filed with the Registry, according to the checklist; empty until the day is set. */
    notices: MarriageNotice[];
    /** Null when the banquet is on the wedding day or not booked. */
    otherDay: OtherDay | null;
  } | null;
  /** For helpers, until the day after the wedding; null for everyone else. */
  runSheet: SharedRunSheet["items"] | null;
};
