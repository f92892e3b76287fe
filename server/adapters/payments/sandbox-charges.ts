import { randomBytes } from "node:crypto";
import { SANDBOX_CARDS, type PaymentMethod, type SandboxCard } from "@/contracts/sale/payment/payment";
import type { Transaction } from "@/server/db/client";
import type { SandboxPaidWith } from "@/server/db/schema/sale/sandbox";
import { type IntentRow, updateIntent } from "./repo-sandbox";
import * as cards from "./repo-sandbox-cards";
import type { Verdict } from "./sandbox-cards";
import { takeBack } from "./sandbox-disputes";
import { EVENT, writeEvent } from "./sandbox-events";

/** The card of a payment attempt; undefined when the processor doesn't know it. */
export type Attempt = {
  method: PaymentMethod;
  card: SandboxPaidWith | null;
  savedCardId: string | null;
};

const EVENT_OF = {
  succeeded: EVENT.succeeded,
  failed: EVENT.failed,
  requires_action: EVENT.requiresAction,
} as const;

/** Books the outcome of an attempt to pay a locked intent, with its event. */
export async function bookAttempt(
  tx: Transaction,
  intent: IntentRow,
  verdict: Verdict,
  { method, card, savedCardId }: Attempt,
): Promise<IntentRow> {
  const changes = {
    status: verdict.status === "failed" ? "requires_payment" : verdict.status,
    lastError: verdict.error,
    method,
    paidWith: card,
    savedCardId,
  };
  if (verdict.status === "succeeded" && card && !savedCardId && intent.saveCard && intent.customerId) {
    changes.savedCardId = await keepCard(tx, intent.customerId, card);
  }
  await updateIntent(tx, intent.id, changes);
  const booked = { ...intent, ...changes };
  await writeEvent(tx, EVENT_OF[verdict.status], chargeOf(booked));
  if (verdict.status === "succeeded" && card?.card === ("disputed" satisfies SandboxCard)) {
    await takeBack(tx, booked);
  }
  return booked;
}

const chargeOf = ({ id, amountCents, method, savedCardId }: IntentRow) => ({
  intentId: id,
  amountCents,
  currency: "sgd",
  savedCardId,
  ...(method ? { method } : {}),
});

function keepCard(tx: Transaction, customerId: string, card: SandboxPaidWith): Promise<string> {
  const number = SANDBOX_CARDS[card.card as SandboxCard];
  const { expMonth, expYear } = card;
  const id = `pm_${randomBytes(12).toString("hex")}`;
  return cards.saveCard(tx, {
    id,
    customerId,
    card: card.card,
    last4: number.slice(-4),
    expMonth,
    expYear,
  });
}
