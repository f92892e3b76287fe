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
