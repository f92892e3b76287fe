import type { Page } from "@/contracts/envelope";
import type { Guest, GuestSummary, Household } from "./guest";
import type { WeddingEvent } from "./wedding";

export type PlanningReplies = {
  GuestPage: Page<Guest>;
  GuestSummary: GuestSummary;
  HouseholdPage: Page<Household>;
  WeddingEvent: WeddingEvent;
  WeddingEvents: { docs: WeddingEvent[] };
};
