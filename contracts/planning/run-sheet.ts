import type { IsoDate } from "@/lib/dates";
import type { ShareLink } from "./share-link";

export const RUN_SHEET_ITEMS_MAX = 300;
export const PEOPLE_MAX = 20;

/** An entry of the run sheet. Times are local in Singapore, `HH:MM`. */
export type RunSheetItem = {
  id: string;
  _id: string;
  /** Null means the wedding day. */
  date: IsoDate | null;
  startsAt: string;
  minutes: number;
  title: string;
  place: string;
  /** The people involved, as the couple wrote them. */
  people: string[];
  notes: string;
  /** The order whose vendor arrives at this time. */
  orderId: string | null;
  vendorName: string | null;
  /** When that vendor ticked it off, ISO 8601 UTC. */
  doneAt: string | null;
};

/** A vendor booked for the wedding, and whether the run sheet says when it arrives. */
export type BookedVendor = {
  orderId: string;
  vendorName: string;
  eventDate: IsoDate;
  arrives: string | null;
};

export type RunSheet = {
  day: IsoDate | null;
  items: RunSheetItem[];
  vendors: BookedVendor[];
  links: ShareLink[];
};

/** The page behind a share link: only what a helper needs. */
export type SharedRunSheet = {
  couple: string;
  day: IsoDate | null;
  items: Omit<RunSheetItem, "id" | "_id" | "orderId">[];
};
