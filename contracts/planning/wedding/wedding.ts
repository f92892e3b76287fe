export const EVENT_KINDS = [
  "solemnisation",
  "church",
  "nikah",
  "sanding",
  "tea_ceremony",
  "gate_crashing",
  "hindu",
  "sangeet",
  "sikh",
  "peranakan",
  "banquet",
  "lunch",
  "after_party",
  "other",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const EVENT_KIND_LABELS: Readonly<Record<EventKind, string>> = {
  solemnisation: "Solemnisation",
  church: "Church wedding",
  nikah: "Nikah",
  sanding: "Sanding",
  tea_ceremony: "Tea ceremony",
  gate_crashing: "Gate crashing",
  hindu: "Hindu ceremony",
  sangeet: "Sangeet",
  sikh: "Sikh ceremony",
  peranakan: "Peranakan ceremony",
  banquet: "Banquet",
  lunch: "Lunch reception",
  after_party: "After-party",
  other: "Something else",
};
export const MAX_EVENTS = 12;
export const MAX_MEALS = 10;
/** Limit of characters in texts about an event. */
export const EVENT_TEXT_MAX = 1_000;
export const EVENT_DELETED = "Event deleted";

/** A part of the wedding with its own time and place. */
export type WeddingEvent = {
  id: string;
  _id: string;
  kind: EventKind;
  name: string;
  /** `YYYY-MM-DD`: the event's own date or else the wedding day; null while neither is set. */
  date: string | null;
  /** True when the event has its own date. */
  ownDate: boolean;
  /** `HH:MM` in Singapore. */
  startsAt: string | null;
  endsAt: string | null;
  venueName: string;
  address: string;
  postalCode: string;
  /** Meals that guests choose from. */
  meals: string[];
  /** The programme of the event as guests see it, and how to get there and park. */
  programme: string;
  parking: string;
};

export const MEMBER_ROLES = ["fiancee", "bridal_party", "helper"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export const MEMBER_ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  fiancee: "Fiancee",
  bridal_party: "Bridal Party",
  helper: "Helper",
};

/** Rights on a wedding's plans. The couple has all of them. */
export const PLANNING_RIGHTS = ["plan", "read_guests"] as const;
export type PlanningRight = (typeof PLANNING_RIGHTS)[number];

export const RIGHTS_OF_MEMBER: Readonly<Record<MemberRole, readonly PlanningRight[]>> = {
  fiancee: ["plan", "read_guests"],
  bridal_party: ["read_guests"],
  helper: [],
};
