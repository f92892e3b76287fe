import {
  MAX_UNPAID_CHECKOUTS,
  MAX_UNPAID_DATES,
  MAX_UNPAID_DATES_PER_VENDOR,
} from "@/contracts/sale/order/order";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import * as repo from "@/server/modules/sale/order/repo/unpaid";

const WAY_OUT = "Pay for an order or cancel it first, or take dates out of your cart.";

export type WantedDate = { vendorId: string; vendorName: string; date: string };

/**
 * Prevents one couple from blocking calendars without paying. Throws `conflict` when the requested dates and those of
 * its unpaid orders are too many, at one vendor or in total, and `too_many_requests` when it has placed too many orders
 * within a day without paying. The customer must be locked.
 */
export async function refuseHoarding(
  tx: Transaction,
  customerId: string,
  wanted: readonly WantedDate[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { checkouts, first } = await repo.unpaidCheckouts(tx, customerId, since);
  if (checkouts >= MAX_UNPAID_CHECKOUTS && first) {
    const retryAfterSeconds = Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000);
    const message = `You have placed ${checkouts} orders today without paying. Please try again tomorrow.`;
    throw new AppError("too_many_requests", message, { retryAfterSeconds });
  }

  const days = new Map<string, Set<string>>();
  for (const { vendorId, date } of [...(await repo.unpaidDates(tx, customerId)), ...wanted]) {
    days.set(vendorId, (days.get(vendorId) ?? new Set()).add(date));
  }
  for (const { vendorId, vendorName } of wanted) {
    if ((days.get(vendorId)?.size ?? 0) <= MAX_UNPAID_DATES_PER_VENDOR) continue;
    const limit = `You can hold ${MAX_UNPAID_DATES_PER_VENDOR} unpaid dates with ${vendorName}.`;
    throw new AppError("conflict", `${limit} ${WAY_OUT}`);
  }
  const held = [...days.values()].reduce((sum, { size }) => sum + size, 0);
  if (held > MAX_UNPAID_DATES) {
    throw new AppError("conflict", `You can hold ${MAX_UNPAID_DATES} unpaid dates. ${WAY_OUT}`);
  }
}
