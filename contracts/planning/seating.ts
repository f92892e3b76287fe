import type { DietaryNeed, GuestSide, RsvpAnswer } from "./guest/guest";
import type { ShareLink } from "./share-link";

export const TABLE_SHAPES = ["round", "long"] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** How automatic seating treats the two sides: ignored, at separate tables, or mixed at every table. */
export const SEATING_SIDES = ["any", "apart", "mixed"] as const;
export type SeatingSides = (typeof SEATING_SIDES)[number];
export const SEATING_SIDES_LABELS: Readonly<Record<SeatingSides, string>> = {
  any: "No preference",
  apart: "Each family at its own tables",
  mixed: "Both families at every table",
};
export const SEATING_RULE_KINDS = ["together", "apart", "near_stage"] as const;
export type SeatingRuleKind = (typeof SEATING_RULE_KINDS)[number];
export const SEATING_RULE_LABELS: Readonly<Record<SeatingRuleKind, string>> = {
  together: "Keep together",
  apart: "Keep apart",
  near_stage: "Near the stage",
};

export const PLAN_FEATURE_KINDS = ["stage", "door", "dance_floor", "bar", "wall", "pillar"] as const;
export type PlanFeatureKind = (typeof PLAN_FEATURE_KINDS)[number];
export const PLAN_FEATURE_LABELS: Readonly<Record<PlanFeatureKind, string>> = {
  stage: "Stage",
  door: "Door",
  dance_floor: "Dance floor",
  bar: "Bar",
  wall: "Wall",
  pillar: "Pillar",
};
/** Something on the plan that is not a table; centimetres from the room's top left corner. */
export type PlanFeature = {
  id: string;
  kind: PlanFeatureKind;
  x: number;
  y: number;
  width: number;
  depth: number;
};

export const MAX_ROOMS = 6;
export const MAX_TABLES = 150;
export const MAX_TABLE_SEATS = 60;
export const MAX_FEATURES = 30;
export const MAX_SEATING_RULES = 300;
export const MAX_RULE_GUESTS = 60;
/** Centimetres. */
export const ROOM_SIZE = { min: 300, max: 20_000 } as const;

export const SEATING_MESSAGES = {
  saved: "Guest seating saved",
  changed: "Someone else changed this seating. Load the latest version, then make your change again.",
} as const;

/** Seat 0 is at the top; counted clockwise. Automatic seating doesn't move a locked guest. */
export type SeatedGuest = { guestId: string; position: number; locked: boolean };

/** `x` and `y` are the table's centre in centimetres from the room's top left corner. */
export type SeatingTable = {
  id: string;
  label: string;
  shape: TableShape;
  seats: number;
  x: number;
  y: number;
  rotation: number;
  locked: boolean;
  guests: SeatedGuest[];
};

export type SeatingRoom = {
  id: string;
  name: string;
  width: number;
  depth: number;
  features: PlanFeature[];
  tables: SeatingTable[];
};

export type SeatingRule = { id: string; kind: SeatingRuleKind; guestIds: string[] };

/** Someone who needs a seat at the event: invited and not declined. */
export type SeatingGuest = {
  id: string;
  name: string;
  householdId: string;
  householdName: string;
  groupId: string | null;
  side: GuestSide;
  isChild: boolean;
  plusOneOf: string | null;
  answer: RsvpAnswer;
  meal: string;
  dietary: DietaryNeed[];
  allergies: string;
};

/** Saved as a whole. */
export type SeatingLayout = { sides: SeatingSides; rooms: SeatingRoom[]; rules: SeatingRule[] };

/** GET /planning/seating/:id. Saving requires the `version` that it is based on. */
export type SeatingPlan = SeatingLayout & {
  eventId: string;
  version: number;
  guests: SeatingGuest[];
  mayEdit: boolean;
  links: ShareLink[];
};

/** The page behind a link: what a banquet manager needs, without contact details. */
export type SharedSeating = {
  couple: string;
  event: { name: string; date: string | null; startsAt: string | null; venueName: string };
  rooms: SeatingRoom[];
  guests: Pick<SeatingGuest, "id" | "name" | "isChild" | "answer" | "meal" | "dietary" | "allergies">[];
};

/** Returns the name of a table: "Table 5" for "5", other labels as they are. */
export function tableName(label: string): string {
  return /^\d/.test(label) ? `Table ${label}` : label;
}
