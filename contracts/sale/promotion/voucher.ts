import type { IsoDate } from "@/lib/dates";

/** `gift` was bought, `vendor` comes from a vendor's campaign, `credit` is a refund kept as store credit. */
export const VOUCHER_KINDS = ["gift", "vendor", "credit"] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export const VOUCHER_STATES = ["pending", "active", "partly_used", "used", "expired", "refunded"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export type VoucherActor = "customer" | "buyer" | "system";

type Transition = {
  from: readonly VoucherState[];
  /** If there are several, the balance decides: all of it, some of it or none. */
  to: readonly VoucherState[];
  by: readonly VoucherActor[];
};

/** The life cycle of a voucher as data: services and screens ask what is allowed. */
export const VOUCHER_TRANSITIONS = {
  /** It has been paid for. */
  activate: { from: ["pending"], to: ["active"], by: ["system"] },
  spend: { from: ["active", "partly_used"], to: ["partly_used", "used"], by: ["customer"] },
  /** An order that it paid for returns the amount; a voucher that has expired meanwhile is extended. */
  giveBack: {
    from: ["active", "partly_used", "used", "expired"],
    to: ["active", "partly_used"],
    by: ["system"],
  },
  expire: { from: ["active", "partly_used"], to: ["expired"], by: ["system"] },
  /** A bank returned to the couple the money that the store credit stands for. */
  revoke: { from: ["active", "partly_used"], to: ["partly_used", "used"], by: ["system"] },
  /** Unused, and within the buyer's cancellation period. */
  refund: { from: ["active"], to: ["refunded"], by: ["buyer"] },
  /** The card processor could not refund the money. */
  undoRefund: { from: ["refunded"], to: ["active"], by: ["system"] },
} as const satisfies Record<string, Transition>;
export type VoucherTransition = keyof typeof VOUCHER_TRANSITIONS;

/** Returns the state after `transition` with that balance, or null when `actor` may not take it from `state`. */
export function nextVoucherState(
  state: VoucherState,
  transition: VoucherTransition,
  actor: VoucherActor,
  { amountCents, balanceCents }: { amountCents: number; balanceCents: number },
): VoucherState | null {
  const { from, to, by }: Transition = VOUCHER_TRANSITIONS[transition];
  if (!from.includes(state) || !by.includes(actor)) return null;
  const [only] = to;
  if (to.length === 1 && only) return only;
  const byBalance = balanceCents === 0 ? "used" : balanceCents < amountCents ? "partly_used" : "active";
  return to.includes(byBalance) ? byBalance : null;
}

/** States in which there is a balance to spend. */
export const SPENDABLE_STATES = VOUCHER_TRANSITIONS.spend.from;

export type VoucherEntryKind = "issue" | "spend" | "return" | "expire" | "refund" | "revoke";

export const VOUCHER_STATE_LABELS: Record<VoucherState, string> = {
  pending: "Not paid yet",
  active: "Ready to use",
  partly_used: "Partly used",
  used: "Used up",
  expired: "Expired",
  refunded: "Refunded",
};

export type VoucherPurchaseState = "pending" | "paid" | "abandoned" | "refunded";

/** Days that an expired voucher is extended by when an order returns to it. */
export const RETURNED_DAYS = 30;

/** One message for codes that don't exist and for those not yet paid for, which nobody can have received. */
export const UNKNOWN_VOUCHER = "We don't recognise this voucher code. Check it and try again.";

export const CODE_PREFIX = "SYG";
/** Letters and digits that can't be confused with one another. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;

/**
 * Returns a typed code in the form in which it is stored and shown, `SYG-XXXX-XXXX-XXXX-XXXX`, or null when it can't be
 * one.
 */
export function normalizeCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const body = bare.length === CODE_LENGTH ? bare : bare.startsWith(CODE_PREFIX) ? bare.slice(3) : "";
  if (body.length !== CODE_LENGTH || [...body].some((letter) => !CODE_ALPHABET.includes(letter))) return null;
  return [CODE_PREFIX, ...(body.match(/.{4}/g) ?? [])].join("-");
}

/** The voucher behind a code, as anyone with the code sees it. Amounts in dollars. */
export type VoucherBalance = {
  state: VoucherState;
  amount: number;
  balance: number;
  /** The last day (Singapore) on which it can be spent. */
  expiresOn: IsoDate | null;
  /** True when it is in the caller's account. */
  isYours: boolean;
  /** True when it can be added to an account. */
  isClaimable: boolean;
  from: string;
  /** For its owner, newest first; empty for everyone else. */
  history: VoucherEntry[];
};

/** A change of a voucher's balance. */
export type VoucherEntry = {
  kind: VoucherEntryKind;
  /** In dollars, negative when spent. */
  amount: number;
  /** ISO 8601, UTC */
  at: string;
  order: { id: string; orderNumber: string; vendorName: string } | null;
};

/** A voucher or store credit in a customer's account. */
export type WalletVoucher = {
  id: string;
  _id: string;
  kind: VoucherKind;
  state: VoucherState;
  /** For use on another device or to pass on; null for store credit and campaign vouchers, which have no code. */
  code: string | null;
  amount: number;
  balance: number;
  expiresOn: IsoDate | null;
  from: string;
  message: string;
  /** Set when it can only pay this vendor's orders. */
  vendor: { id: string; slug: string; vendorName: string } | null;
  history: VoucherEntry[];
};

/** A customer's vouchers: those with a balance first, by expiry. */
export type Wallet = {
  /** The amount that can be spent now, in dollars. */
  total: number;
  /** The part of it that is tied to single vendors. */
  tiedToVendors: number;
  vouchers: WalletVoucher[];
};
