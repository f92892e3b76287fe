import type { Member, MemberState } from "@/contracts/identity/membership";
import { type VendorRole, VENDOR_ROLES } from "@/contracts/identity/vendor-account";

export const VENDOR_ROLE_LABELS: Readonly<Record<VendorRole, string>> = {
  owner: "Owner",
  manager: "Manager",
  staff: "Staff",
};

/** What each role may do, in words for the screens and mails. */
export const VENDOR_ROLE_WORDS: Readonly<Record<VendorRole, string>> = {
  owner: "Everything, including money, bank details, policies and this team.",
  manager:
    "Runs the shop: orders, products, campaigns, calendar, customers and profile. No money, bank details, policies or team.",
  staff: "Serves couples: messages, appointments, reading orders and commenting on them.",
};

/** What a call or a page needs. */
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

/** The one table of what each role may do. The guard, services, menus and pages read it. */
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

/** Returns who may do it, as words of a sentence, the least role first: `a manager`, `an owner`. */
export function rolesWith(capability: VendorCapability): string[] {
  const roles = VENDOR_ROLES.filter((role) => vendorMay(role, capability)).toReversed();
  return roles.map((role) => PERSONS[role]);
}

/** Shown where a person joins a team, and kept as the words agreed to. */
export const JOIN_TERMS_CONSENT =
  "By joining, you agree to the Terms and Conditions and the Privacy Policy of Sayang.";

export const VENDOR_INVITATION_DAYS = 7;

/** Someone who works for the vendor. The account that registered the shop comes first, and always stays its owner: `founder`. */
export type VendorMember = Member<VendorRole, MemberState | "founder"> & {
  /** The caller. */
  isYou: boolean;
  /** ISO 8601, UTC */
  since: string;
};
export type VendorTeam = { docs: VendorMember[] };

/** What an invitation's link opens. */
export type VendorInvitation = {
  vendorName: string;
  name: string;
  email: string;
  role: VendorRole;
  /** The address has a vendor login already, whose password is asked for; otherwise a password is chosen. */
  hasLogin: boolean;
};

/** One change, with who made it and when. */
export type VendorActivity = {
  id: string;
  _id: string;
  /** ISO 8601, UTC */
  at: string;
  /** The person's name, or the address of the account. */
  by: string;
  role: VendorRole;
  /** Continues a sentence that begins with the person: "accepted an order". */
  did: string;
  detail: string;
  /** The page of what was changed, where it has one. */
  href: string | null;
};
