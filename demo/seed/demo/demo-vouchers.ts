import { createHash } from "node:crypto";
import type { Cents } from "@/lib/money";
import { addDays } from "@/lib/dates";
import { addHours, instantOf, type SeedClock } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { Ledger } from "../orders/postings";
import type { SeedCustomer } from "../people/build-customers";

type Gift = {
  /** The demo couple that holds it, or null while it is still to be sent. */
  owner: string | null;
  /** The demo couple that bought it, or null for a guest. */
  buyer: string | null;
  recipient: string;
  from: string;
  message: string;
  cents: Cents;
  boughtDaysAgo: number;
  /** Counted from today. */
  sendInDays: number;
  expiresInDays: number;
  code: string;
};

const COUPLE = "couple@sayang.test";
const OTHER = "couple2@sayang.test";

const GIFTS: readonly Gift[] = [
  {
    owner: COUPLE,
    buyer: null,
    recipient: COUPLE,
    from: "Ah Ma and the cousins",
    cents: 20_000,
    message: "For the photographs. Make him smile in at least one of them.",
    boughtDaysAgo: 12,
    sendInDays: -12,
    expiresInDays: 1083,
    code: "SYG-DEMX-2345-6789-ABCD",
  },
  {
    owner: COUPLE,
    buyer: null,
    recipient: COUPLE,
    from: "Auntie Geok Lan",
    cents: 5_000,
    message: "Buy yourselves a proper supper on the night.",
    boughtDaysAgo: 40,
    sendInDays: -40,
    expiresInDays: 18,
    code: "SYG-DEMX-2345-6789-ABCE",
  },
  {
    owner: null,
    buyer: COUPLE,
    recipient: OTHER,
    from: "Mei Lin & Arjun",
    cents: 10_000,
    message: "See you at the nikah!",
    boughtDaysAgo: 2,
    sendInDays: 20,
    expiresInDays: 1115,
    code: "SYG-DEMX-2345-6789-ABCF",
  },
];

/** After the postings of the first block's orders, before those of the second block. */
const FIRST_POSTING = 900_000;

/** Gift vouchers of the demo couples: two in a wallet, one of them about to expire, and one still to be sent. */
export function buildDemoVouchers(couples: readonly SeedCustomer[], rows: BlockRows, clock: SeedClock): void {
  const [purchaseId, voucherId, entryId] = ["voucher_purchase", "voucher", "voucher_entry"].map((kind) =>
    idSequence(kind),
  ) as [() => string, () => string, () => string];
  const paymentId = idSequence("voucher_payment");
  const ledger = new Ledger(rows, FIRST_POSTING);
  const idOf = (email: string | null) =>
    couples.find(({ account }) => account.email === email)?.row.id ?? null;
  for (const gift of GIFTS) {
    const at = clock.hoursAgo(gift.boughtDaysAgo * 24 + 3);
    const ids = { purchaseId: purchaseId(), voucherId: voucherId(), paymentId: paymentId() };
    const buyerId = idOf(gift.buyer);
    const sendOn = clock.day(gift.sendInDays);
    rows.voucherPurchase.push({
      id: ids.purchaseId,
      customerId: buyerId,
      idempotencyKey: `demo-${ids.purchaseId}`,
      requestHash: hash("demo"),
      accessHash: hash(ids.purchaseId),
      state: "paid",
      buyerEmail: gift.buyer ?? "family@example.com",
      recipientEmail: gift.recipient,
      fromName: gift.from,
      message: gift.message,
      sendOn,
      amountCents: gift.cents,
      quantity: 1,
      totalCents: gift.cents,
      paidAt: at,
      refundedAt: null,
      mailId: null,
      mailStatus: null,
      mailReason: "",
      createdAt: addHours(at, -1 / 60),
    });
    pay(rows, { id: ids.paymentId, purchaseId: ids.purchaseId, customerId: buyerId, cents: gift.cents, at });
    rows.voucher.push({
      id: ids.voucherId,
      kind: "gift",
      state: "active",
      purchaseId: ids.purchaseId,
      codeHash: hash(`voucher:${gift.code}`),
      codeSealed: null,
      amountCents: gift.cents,
      balanceCents: gift.cents,
      vendorId: null,
      promotionId: null,
      customerId: idOf(gift.owner),
      recipientEmail: gift.recipient,
      fromName: gift.from,
      message: gift.message,
      sendOn,
      sentAt: gift.owner ? at : null,
      activatedAt: at,
      expiryWarnedAt: null,
      frozenAt: null,
      createdAt: at,
      expiresAt: instantOf(addDays(clock.day(gift.expiresInDays), 1), 0),
    });
    const entry = { voucherId: ids.voucherId, kind: "issue" as const, deltaCents: gift.cents };
    rows.voucherEntry.push({ id: entryId(), ...entry, orderId: null, at });
    ledger.sellVoucher(gift.cents, ids.voucherId, { orderId: null, paymentId: ids.paymentId, at });
  }
}

type Charge = { id: string; purchaseId: string; customerId: string | null; cents: Cents; at: Date };

/** The charge, in our records and in those of the embedded processor. */
function pay(rows: BlockRows, { id, purchaseId, customerId, cents, at }: Charge): void {
  const intentId = `pi_${id.replaceAll("-", "").slice(-24)}`;
  const createdAt = addHours(at, -1 / 60);
  rows.sandboxIntent.push({
    id: intentId,
    clientSecretHash: "0".repeat(64),
    idempotencyKey: id,
    amountCents: cents,
    refundedCents: 0,
    status: "succeeded",
    metadata: { paymentId: id },
    lastError: null,
    createdAt,
    customerId: null,
    saveCard: false,
    methods: null,
    method: "card",
    savedCardId: null,
    paidWith: null,
  });
  rows.payment.push({
    id,
    customerId,
    purpose: "evoucher",
    checkoutId: null,
    voucherPurchaseId: purchaseId,
    gateway: "sandbox",
    gatewayIntentId: intentId,
    amountCents: cents,
    status: "succeeded",
    failureMessage: null,
    savedCardId: null,
    method: "card",
    createdAt,
    succeededAt: at,
  });
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
