import { formatDateTime } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { type OrderRow, updateOrder } from "@/server/modules/sale/order/repo/change";
import { noteEvent } from "./transition";

const EXTENSION_DAYS = 30;
const refuse = (message: string) => new AppError("bad_request", message, [{ field: "until", message }]);

/**
 * Extends the vendor's deadline to accept a locked order to `answerBy`; both sides see it in the history. Throws
 * `conflict` when the order doesn't wait for an answer, and `bad_request` for a time before the current deadline or
 * more than 30 days away.
 */
export async function extendAnswer(
  tx: Transaction,
  order: OrderRow,
  answerBy: Date,
  now: Date,
): Promise<void> {
  if (order.state !== "awaiting_approval" || !order.answerBy) {
    throw new AppError("conflict", "This order doesn’t wait for its vendor’s answer");
  }
  if (answerBy <= order.answerBy) throw refuse("Choose a day after the present deadline");
  if (answerBy.getTime() > now.getTime() + EXTENSION_DAYS * DAY_MS) {
    throw refuse(`Choose a day within ${EXTENSION_DAYS} days`);
  }
  await updateOrder(tx, order.id, { answerBy });
  const note = `Sayang has given the vendor until ${formatDateTime(answerBy)} to answer`;
  await noteEvent(tx, order.id, "comment", { actor: "operator", now, note });
}
