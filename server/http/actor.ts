import type { AccountRole } from "@/contracts/auth";

/** `account` is whoever is signed in. */
export const GUARDS = ["public", "account", "customer", "vendor", "operator"] as const;
export type Guard = (typeof GUARDS)[number];

type Base = { accountId: string; sessionId: string };
/** A customer's id is its account's. */
export type CustomerActor = Base & { role: "customer"; customerId: string };
export type VendorActor = Base & { role: "vendor"; vendorId: string };
export type OperatorActor = Base & { role: "operator" };
/** Who is calling, as the access token says. */
export type Actor = CustomerActor | VendorActor | OperatorActor;

export type ActorOf<G extends Guard> = G extends "public"
  ? Actor | null
  : G extends "account"
    ? Actor
    : Extract<Actor, { role: Extract<AccountRole, G> }>;
