import type { Page } from "@/contracts/envelope";
import type { Banquet, CatererSheet } from "./event-order";
import type { Guest, GuestSummary, Household } from "./guest";
import type { Invitation, InvitationCounts, InvitationsSent, InviteSettings } from "./invitation";
import type { WeddingEvent } from "./wedding";
import type { WeddingPageSettings } from "./wedding-page";

export type PlanningReplies = {
  Banquet: Banquet;
  CatererSheet: CatererSheet;
  GuestPage: Page<Guest>;
  GuestSummary: GuestSummary;
  HouseholdPage: Page<Household>;
  Invitation: Invitation;
  InvitationCounts: InvitationCounts;
  InvitationPage: Page<Invitation>;
  InvitationsSent: InvitationsSent;
  InviteSettings: InviteSettings;
  WeddingEvent: WeddingEvent;
  WeddingEvents: { docs: WeddingEvent[] };
  WeddingPageSettings: WeddingPageSettings;
};
