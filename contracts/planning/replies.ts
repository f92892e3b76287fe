import type { Page } from "@/contracts/envelope";
import type { Banquet, CatererSheet } from "./event-order";
import type { Invitation, InvitationCounts, InvitationsSent, InviteSettings } from "./invitation";
import type { DuplicateGuests, Guest, GuestChange, GuestGroup, GuestSummary, Household } from "./guest";
import type { GuestImport } from "./guest-import";
import type { WeddingEvent } from "./wedding";
import type { WeddingPageSettings } from "./wedding-page";

export type PlanningReplies = {
  Banquet: Banquet;
  CatererSheet: CatererSheet;
  DuplicateGuestList: { docs: DuplicateGuests[] };
  GuestChange: GuestChange;
  GuestGroup: GuestGroup;
  GuestGroups: { docs: GuestGroup[] };
  GuestImport: GuestImport;
  GuestPage: Page<Guest>;
  GuestSummary: GuestSummary;
  Household: Household;
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
