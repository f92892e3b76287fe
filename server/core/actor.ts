import type { KeyScope } from "@/contracts/catalogue/integration/integration";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { AccountRole } from "@/contracts/identity/auth";
import type { OperatorRole } from "@/contracts/identity/operator/operator";

/** `account` accepts any signed-in role. */
export const GUARDS = ["public", "account", "customer", "vendor", "operator"] as const;
export type Guard = (typeof GUARDS)[number];

type Base = { accountId: string; sessionId: string };
/**
 * `customerId` is the couple for whom the account shops and plans: its own, whose id equals the account's, or its
 * partner's. Personal things (sign-in, name, phone, download, deletion) use `accountId`.
 */
export type CustomerActor = Base & { role: "customer"; customerId: string };
/** A key of the vendor's own system, with a hash of the credential that the caller sent. */
type ApiKeyCredential = { id: string; name: string; hash: string; scopes: readonly KeyScope[] };
/**
 * Acts for the vendor in the role `teamRole`. The guard reads both from the database on every call. With `apiKey`, a
 * system acts in the name of `accountId`, only as far as the key's scopes go.
 */
export type VendorActor = Base & {
  role: "vendor";
  vendorId: string;
  teamRole: VendorRole;
  apiKey?: ApiKeyCredential;
};
/** Runs the market. The guard reads the role and the address from the database on every call. */
export type OperatorActor = Base & { role: "operator"; operatorRole: OperatorRole; email: string };
/** The caller, as identified by the access token. */
export type Actor = CustomerActor | VendorActor | OperatorActor;

export type ActorOf<G extends Guard> = G extends "public"
  ? Actor | null
  : G extends "account"
    ? Actor
    : Extract<Actor, { role: Extract<AccountRole, G> }>;
