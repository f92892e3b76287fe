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

export const MEMBER_ROLES = ["fiancee", "bridal_party", "helper"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export const MEMBER_ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  fiancee: "Fiancee",
  bridal_party: "Bridal Party",
  helper: "Helper",
};

/** What a person may do with a wedding's plans. The couple may do everything. */
export const PLANNING_RIGHTS = ["plan", "read_guests"] as const;
export type PlanningRight = (typeof PLANNING_RIGHTS)[number];

export const RIGHTS_OF_MEMBER: Readonly<Record<MemberRole, readonly PlanningRight[]>> = {
  fiancee: ["plan", "read_guests"],
  bridal_party: ["read_guests"],
  helper: [],
};
