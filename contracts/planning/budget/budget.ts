import type { Page } from "@/contracts/envelope";
import type { BudgetSums } from "@/contracts/sale/budget";
import type { IsoDate } from "@/lib/dates";

export const BUDGET_LINES_MAX = 60;
export const LINE_NAME_MAX = 60;
export const OUTSIDE_BOOKINGS_MAX = 60;
export const OUTSIDE_PAYMENTS_MAX = 30;
export const OUTSIDE_FILES_MAX = 10;
export const OUTSIDE_FILE_BYTES = 10 * 1024 * 1024;
export const OUTSIDE_FILE_REFUSED =
  "We take PDF, Word and text files, and pictures (JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF, BMP)";
/** In dollars. */
export const BUDGET_MAX = 10_000_000;

/** A category of the budget, or a custom line of the couple. Amounts in dollars. */
export type BudgetLine = BudgetSums & {
  /** Null for a category with a booking but no planned amount. */
  id: string | null;
  category: { id: string; slug: string; name: string } | null;
  name: string;
  planned: number;
  /** Keeps its amount when the rest is distributed. */
  locked: boolean;
  /** The booked amount once orders tied to events follow the guests' replies; null when that changes nothing. */
  projected: number | null;
  nextDue: { amount: number; dueOn: IsoDate | null } | null;
};

/** The couple's budget: what was planned against orders and bookings elsewhere. In dollars. */
export type BudgetPlan = BudgetSums & {
  /** The couple's whole budget; null until it is set. */
  total: number | null;
  planned: number;
  /** The part of the amounts that is booked elsewhere. */
  elsewhere: BudgetSums;
  /** The total of all lines once tied orders follow the replies; null when that changes nothing. */
  projected: number | null;
  lines: BudgetLine[];
};

/** A payment to a vendor, for an order or for a booking elsewhere. Amounts in dollars. */
export type TimelineEntry = {
  id: string;
  kind: "order" | "outside";
  vendorName: string;
  label: string;
  amount: number;
  dueOn: IsoDate | null;
  paidOn: IsoDate | null;
  isOverdue: boolean;
  /** True when the caller can pay it on Sayang now. */
  canPay: boolean;
  orderId: string | null;
  bookingId: string | null;
};
export type PaymentTimeline = Page<TimelineEntry>;

export type OutsidePayment = {
  id: string;
  label: string;
  amount: number;
  dueOn: IsoDate | null;
  paidOn: IsoDate | null;
};
export type OutsideFile = { id: string; name: string; bytes: number; uploadedAt: string };

/** A vendor booked outside the marketplace. */
export type OutsideBooking = BudgetSums & {
  id: string;
  _id: string;
  vendorName: string;
  contact: string;
  notes: string;
  lineId: string | null;
  payments: OutsidePayment[];
  files: OutsideFile[];
};
export type OutsideBookings = { docs: OutsideBooking[] };

/** A vendor with an order of the couple's that isn't cancelled. Amounts in dollars. */
export type HiredVendor = BudgetSums & {
  id: string;
  _id: string;
  slug: string;
  vendorName: string;
  profileImage: string | null;
  category: string;
  orders: number;
  /** The next booked day. */
  eventDate: IsoDate | null;
};
