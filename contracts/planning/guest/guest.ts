export const GUEST_SIDES = ["bride", "groom", "both"] as const;
export type GuestSide = (typeof GUEST_SIDES)[number];

/** `waiting`: the household has not answered for the guest yet. */
export const RSVP_ANSWERS = ["waiting", "yes", "no", "maybe"] as const;
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number];

export const DIETARY_NEEDS = [
  "halal",
  "vegetarian",
  "vegan",
  "no_beef",
  "no_pork",
  "no_seafood",
  "gluten_free",
  "child_meal",
] as const;
export type DietaryNeed = (typeof DIETARY_NEEDS)[number];

export const GUEST_SIDE_LABELS: Readonly<Record<GuestSide, string>> = {
  bride: "Bride",
  groom: "Groom",
  both: "Both",
};
export const RSVP_LABELS: Readonly<Record<RsvpAnswer, string>> = {
  waiting: "No answer",
  yes: "Attending",
  no: "Declined",
  maybe: "Maybe",
};
export const DIETARY_LABELS: Readonly<Record<DietaryNeed, string>> = {
  halal: "Halal",
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  no_beef: "No beef",
  no_pork: "No pork",
  no_seafood: "No seafood",
  gluten_free: "Gluten-free",
  child_meal: "Child meal",
};

export const GUEST_MESSAGES = {
  created: "Guest created",
  updated: "Guest updated",
  deleted: "Guest deleted",
  notCreated: "Guest cannot be created",
  notUpdated: "Guest cannot be updated",
  notDeleted: "Guest cannot be deleted",
  groupNotCreated: "Group cannot be created",
  none: "Please select at least 1 item",
  changed: "This guest was changed on another screen. Check the latest details and try again.",
} as const;

/** Guests of one wedding, plus-ones and children included. */
export const MAX_GUESTS = 5_000;
export const MAX_GROUPS = 100;
export const MAX_TAGS = 10;
export const MAX_PLUS_ONES = 5;
/** Hours for which a change to the list can be undone. */
export const UNDO_HOURS = 24;
/** Days after the last event of the wedding when guests' details are deleted. */
export const GUESTS_KEPT_DAYS = 90;

/** A guest's invitation to an event, and the answer. */
export type GuestAnswer = { eventId: string; answer: RsvpAnswer; meal: string };

export type Guest = {
  id: string;
  _id: string;
  householdId: string;
  householdName: string;
  /** With the names of two of it where others have the same: "The Gill family (Harpreet & Simran)". */
  householdTitle: string;
  groupId: string | null;
  firstName: string;
  lastName: string;
  /** The guest's name on screens: "Mei Tan", or "Guest of Mei Tan" for a plus-one without a name. */
  name: string;
  side: GuestSide;
  tags: string[];
  isChild: boolean;
  plusOneOf: string | null;
  dietary: DietaryNeed[];
  allergies: string;
  teaOrder: number | null;
  notes: string;
  version: number;
  /** The events to which the guest is invited. */
  events: GuestAnswer[];
};

export type HouseholdDetails = {
  name: string;
  email: string;
  countryCode: string;
  phone: string;
  streetAddress: string;
  unitNumber: string;
  postalCode: string;
  country: string;
  notes: string;
};
/** People who are invited together. */
export type Household = HouseholdDetails & { id: string; _id: string; guests: Guest[] };

export type GuestGroup = { id: string; _id: string; name: string; guests: number };

/** The counts of one event; each person counts once. */
export type EventCounts = {
  eventId: string;
  invited: number;
  yes: number;
  no: number;
  maybe: number;
  waiting: number;
  /** The largest possible number of seats: everyone invited who hasn't declined. */
  seats: number;
  /** How many of those attending are children. */
  children: number;
  /** Meals of those attending; "" counts those who haven't chosen. */
  meals: Record<string, number>;
  /** Dietary needs of those attending. */
  dietary: Partial<Record<DietaryNeed, number>>;
  /** How many of those attending stated an allergy. */
  allergies: number;
};

/** GET /user/guest/event/showGuest: the key figures of the guest list. */
export type GuestSummary = {
  guests: number;
  households: number;
  children: number;
  plusOnes: number;
  /** Households with neither an email address nor a phone number. */
  withoutContact: number;
  /** Pairs of guests that may be the same person. */
  duplicates: number;
  groups: GuestGroup[];
  tags: string[];
  events: EventCounts[];
  /** False for members with read-only access. */
  mayEdit: boolean;
};

/** The result of a change to guests. `undoId` undoes it with POST /user/guest/undo. */
export type GuestChange = { changed: number; guests: Guest[]; undoId: string | null };

/** Guests that may be the same person, the oldest first. */
export type DuplicateGuests = { reason: "name" | "contact"; guests: Guest[] };
