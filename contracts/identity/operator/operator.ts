/** The roles of operators: `admin` may do everything, the others only what their work needs. */
export const OPERATOR_ROLES = ["support", "finance", "trust", "admin"] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** The parts of the console. Every call of an operator needs the right to one of them. */
export const OPERATOR_RIGHTS = [
  "home",
  "vendors",
  "facts",
  "products",
  "catalogue",
  "orders",
  "money",
  "audit",
  "reports",
  "people",
  "privacy",
  "market",
  "health",
  "site",
  "tickets",
] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

const RIGHTS: Readonly<Record<Exclude<OperatorRole, "admin">, readonly OperatorRight[]>> = {
  support: ["home", "orders", "people", "tickets"],
  finance: ["home", "orders", "money", "market", "audit"],
  trust: [
    "home",
    "vendors",
    "facts",
    "products",
    "catalogue",
    "orders",
    "audit",
    "reports",
    "people",
    "privacy",
  ],
};

export const OPERATOR_ROLE_LABELS: Readonly<Record<OperatorRole, string>> = {
  support: "Support",
  finance: "Finance",
  trust: "Trust",
  admin: "Admin",
};

export function operatorMay(role: OperatorRole, right: OperatorRight): boolean {
  return role === "admin" || RIGHTS[role].includes(right);
}
