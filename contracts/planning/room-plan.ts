import type { PlanFeature, SeatingTable } from "./seating";

/** A vendor's plan of a room, from which couples start their seating. */

export const ROOM_PLANS_MAX = 20;
export const ROOM_PLAN_MESSAGES = {
  saved: "Room plan saved",
  deleted: "Room plan deleted",
  changed: "Someone else changed this plan. Reload it, then make your change again.",
} as const;

/** A table of the usual layout. */
export type PlanTable = Omit<SeatingTable, "guests" | "locked">;
/** In centimetres. `mostTables` is the most that the room holds; null when the vendor doesn't say. */
export type PlanRoom = {
  name: string;
  width: number;
  depth: number;
  mostTables: number | null;
  features: PlanFeature[];
  tables: PlanTable[];
};

export type RoomPlan = PlanRoom & { id: string; _id: string; version: number };
export type RoomPlans = { docs: RoomPlan[] };

/** The plans of a vendor that serves an event. */
export type VenuePlan = { id: string; _id: string; vendorName: string; room: PlanRoom };
export type VenuePlans = { docs: VenuePlan[] };
