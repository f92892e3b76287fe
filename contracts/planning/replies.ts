import type { Page } from "@/contracts/envelope";
import type {
  AngBaoPage,
  CheckInArrival,
  CheckInLink,
  CheckInOverview,
  CheckInParty,
  HelperUpdate,
} from "./check-in";
import type { Beo } from "./beo";
import type { Banquet, CatererSheet } from "./event-order";
import type {
  Invitation,
  InvitationCounts,
  InvitationsSent,
  InviteSettings,
  NextInvitation,
} from "./invitation/invitation";
import type { DuplicateGuests, Guest, GuestChange, GuestGroup, GuestSummary, Household } from "./guest/guest";
import type { GuestImport } from "./guest/guest-import";
import type {
  BudgetPlan,
  HiredVendor,
  OutsideBooking,
  OutsideBookings,
  PaymentTimeline,
} from "./budget/budget";
import type { BudgetForecast } from "./budget/budget-forecast";
import type { Checklist, PlanTask, TasksAdded } from "./checklist";
import type { PlanOverview } from "./overview";
import type { GuestPhotos } from "./photo";
import type { RoomPlans, VenuePlans } from "./room-plan";
import type { RunSheet } from "./run-sheet";
import type { SeatingPlan } from "./seating";
import type { ShareLink } from "./share-link";
import type { PlanAccess, Team } from "./wedding/team";
import type { WeddingEvent } from "./wedding/wedding";
import type { WeddingPageSettings } from "./invitation/wedding-page";

export type PlanningReplies = {
  AngBaoPage: AngBaoPage;
  Banquet: Banquet;
  Beo: Beo;
  CatererSheet: CatererSheet;
  CheckInArrivalPage: Page<CheckInArrival>;
  CheckInLinks: { docs: CheckInLink[] };
  CheckInOverview: CheckInOverview;
  CheckInPartyPage: Page<CheckInParty>;
  HelperUpdate: HelperUpdate;
  DuplicateGuestList: { docs: DuplicateGuests[] };
  GuestChange: GuestChange;
  GuestGroup: GuestGroup;
  GuestGroups: { docs: GuestGroup[] };
  GuestImport: GuestImport;
  BudgetForecast: BudgetForecast;
  BudgetPlan: BudgetPlan;
  Checklist: Checklist;
  HiredVendorPage: Page<HiredVendor>;
  OutsideBooking: OutsideBooking;
  OutsideBookings: OutsideBookings;
  PaymentTimeline: PaymentTimeline;
  PlanAccess: PlanAccess;
  RoomPlans: RoomPlans;
  VenuePlans: VenuePlans;
  PlanOverview: PlanOverview;
  PlanTask: PlanTask;
  RunSheet: RunSheet;
  RunSheetLinks: { docs: ShareLink[] };
  SeatingLinks: { docs: ShareLink[] };
  SeatingPlan: SeatingPlan;
  TasksAdded: TasksAdded;
  Team: Team;
  GuestPage: Page<Guest>;
  GuestPhotos: GuestPhotos;
  GuestSummary: GuestSummary;
  Household: Household;
  HouseholdPage: Page<Household>;
  Invitation: Invitation;
  InvitationCounts: InvitationCounts;
  InvitationPage: Page<Invitation>;
  InvitationsSent: InvitationsSent;
  InviteSettings: InviteSettings;
  NextInvitation: NextInvitation;
  WeddingEvent: WeddingEvent;
  WeddingEvents: { docs: WeddingEvent[] };
  WeddingPageSettings: WeddingPageSettings;
};
