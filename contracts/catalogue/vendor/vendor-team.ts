import type { Member, MemberState } from "@/contracts/identity/membership";
import { type VendorRole, VENDOR_ROLES } from "@/contracts/identity/vendor-account";

export const VENDOR_ROLE_LABELS: Readonly<Record<VendorRole, string>> = {
  owner: "Owner",
  manager: "Manager",
  staff: "Staff",
};

/** The rights of each role, in words for screens and mails. */
export const VENDOR_ROLE_WORDS: Readonly<Record<VendorRole, string>> = {
  owner: "Everything, including money, bank details, policies and this team.",
  manager:
    "Runs the shop: orders, products, campaigns, calendar, customers and profile. No money, bank details, policies or team.",
  staff: "Serves couples: messages, appointments, reading orders and commenting on them.",
};

/** Capabilities that calls and pages can require of a role. */
export const VENDOR_CAPABILITIES = [
  "orders.read",
  "orders.comment",
  "messages",
  "appointments",
  "support",
  "shop.read",
  "orders.decide",
  "products",
  "campaigns",
  "calendar",
  "customers",
  "reviews",
  "settings",
  "insights",
  "money",
  "bank",
  "payouts",
  "plan",
  "policy",
  "application",
  "team",
] as const;
export type VendorCapability = (typeof VENDOR_CAPABILITIES)[number];

const STAFF: readonly VendorCapability[] = [
  ...(["orders.read", "orders.comment", "messages", "appointments", "support", "shop.read"] as const),
];
const MANAGER: readonly VendorCapability[] = [
  ...STAFF,
  ...(["orders.decide", "products", "campaigns", "calendar", "customers", "reviews"] as const),
  ...(["settings", "insights"] as const),
];

/** The capabilities of each role: the single table behind the guard, services, menus and pages. */
export const CAPABILITIES_OF: Readonly<Record<VendorRole, readonly VendorCapability[]>> = {
  owner: VENDOR_CAPABILITIES,
  manager: MANAGER,
  staff: STAFF,
};

export const vendorMay = (role: VendorRole, capability: VendorCapability): boolean =>
  CAPABILITIES_OF[role].includes(capability);

const PERSONS: Readonly<Record<VendorRole, string>> = {
  owner: "an owner",
  manager: "a manager",
  staff: "a member of staff",
};

/** Returns the roles with a capability as words in a sentence, the least privileged first: `a manager`, `an owner`. */
export function rolesWith(capability: VendorCapability): string[] {
  const roles = VENDOR_ROLES.filter((role) => vendorMay(role, capability)).toReversed();
  return roles.map((role) => PERSONS[role]);
}

/** Shown where people join a team, and stored as the wording they agreed to. */
export const JOIN_TERMS_CONSENT =
  "By joining, you agree to the Terms and Conditions and the Privacy Policy of Sayang.";

export const VENDOR_INVITATION_DAYS = 7;

/**
 * Someone who works for the vendor. The account that registered the shop comes first and always remains an owner:
 * `founder`.
 */
export type VendorMember = Member<VendorRole, MemberState | "founder"> & {
  /** True for the caller. */
  isYou: boolean;
  /** ISO 8601, UTC */
  since: string;
};
export type VendorTeam = { docs: VendorMember[] };

/** The page behind an invitation's link. */
export type VendorInvitation = {
  vendorName: string;
  name: string;
  email: string;
  role: VendorRole;
  /** True when the address already has a vendor login, whose password is asked for; otherwise a password is chosen. */
  hasLogin: boolean;
};

/** A change, with its author and time. */
export type VendorActivity = {
  id: string;
  _id: string;
  /** ISO 8601, UTC */
  at: string;
  /** The person's name, or the account's address. */
  by: string;
  role: VendorRole;
  /** Continues a sentence that begins with the person: "accepted an order". */
  did: string;
  detail: string;
  /** The page of what was changed, if it has one. */
  href: string | null;
};
