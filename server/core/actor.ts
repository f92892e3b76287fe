import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { AccountRole } from "@/contracts/identity/auth";

/** `account` accepts any signed-in role. */
export const GUARDS = ["public", "account", "customer", "vendor", "operator"] as const;
export type Guard = (typeof GUARDS)[number];

type Base = { accountId: string; sessionId: string };
/**
 * `customerId` is the couple for whom the account shops and plans: its own, whose id equals the account's, or the one
 * whose partner it is. What belongs to the person (sign-in, name, phone, download, deletion) goes by `accountId`.
 */
export type CustomerActor = Base & { role: "customer"; customerId: string };
/** Works for the vendor in the role of `teamRole`. The guard reads both from the database for every call. */
export type VendorActor = Base & { role: "vendor"; vendorId: string; teamRole: VendorRole };
export type OperatorActor = Base & { role: "operator" };
/** The caller, as the access token identifies them. */
export type Actor = CustomerActor | VendorActor | OperatorActor;

export type ActorOf<G extends Guard> = G extends "public"
  ? Actor | null
  : G extends "account"
    ? Actor
    : Extract<Actor, { role: Extract<AccountRole, G> }>;
