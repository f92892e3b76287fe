import { coupleName } from "@/lib/couple-name";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { todayInSingapore } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { appLink } from "@/server/core/links";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import {
  claimReminders,
  customersToRemind,
  type RemindedMilestone,
  type ReminderKind,
} from "@/server/modules/sale/order/public";
import * as mail from "./mail";

const BATCH = 500;

/**
 * Reminds couples of payments 14 and 3 days before they are due and on the day, and 1 and 7 days after, when the vendor
 * is also notified. Each couple gets one mail of each kind for all its vendors, recorded in the same transaction, so
 * that no other run or process repeats it. Returns the number of couples reminded.
 */
export async function remindOfPayments(now = new Date()): Promise<number> {
  const [due, overdue] = [await remindAll("due", now), await remindAll("overdue", now)];
  return due + overdue;
}

async function remindAll(kind: ReminderKind, now: Date): Promise<number> {
  const today = todayInSingapore(now);
  let reminded = 0;
  for (const customerId of await customersToRemind(await getDb(), kind, today, BATCH)) {
    try {
      if (await remindOne(customerId, kind, today, now)) reminded++;
    } catch (error) {
      log.error({ err: error, customerId, kind }, "couple not reminded, will be tried again");
    }
  }
  return reminded;
}

function remindOne(customerId: string, kind: ReminderKind, today: string, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const rows = await claimReminders(tx, customerId, kind, today, now);
    const couple = await coupleAddresses(tx, customerId);
    const templates = groupBy(rows, ({ dueDate }) => templateFor(kind, dueDate, today));
    for (const [template, group] of templates) {
      const message = coupleMessage(group);
      for (const address of couple) await enqueueMessage(tx, template, { ...message, ...address });
    }
    if (kind === "overdue") await tellVendors(tx, rows);
    return rows.length > 0;
  });
}

function templateFor(kind: ReminderKind, dueDate: string, today: string) {
  if (kind === "overdue") return mail.paymentsOverdue;
  return dueDate === today ? mail.paymentsDueToday : mail.paymentsDueSoon;
}

function coupleMessage(rows: RemindedMilestone[]): Omit<mail.CoupleFields, "firstName"> {
  const [first] = rows;
  const orders = new Set(rows.map(({ orderId }) => orderId));
  return {
    lines: rows.map((row) => ({
      orderNumber: orderNumberOf(row.number, row.placedAt),
      vendorName: row.vendorName,
      label: row.label,
      cents: row.dueCents,
      dueDate: row.dueDate,
    })),
    link: appLink(orders.size === 1 && first ? `/user/pay/${first.orderId}` : "/user/payments"),
    allLink: appLink("/user/payments"),
  };
}

/** Mails those on each vendor's team who see its money. */
async function tellVendors(tx: Transaction, rows: RemindedMilestone[]): Promise<void> {
  for (const row of rows) {
    const message = {
      vendorName: row.vendorName,
      coupleName: coupleName(row),
      orderNumber: orderNumberOf(row.number, row.placedAt),
      eventDate: row.eventDate,
      label: row.label,
      cents: row.dueCents,
      dueDate: row.dueDate,
      link: appLink(`/vendor/dashboard/orders/${row.orderId}`),
    };
    for (const to of await teamAddresses(tx, row.vendorId, "money")) {
      await enqueueMessage(tx, mail.paymentOverdueVendor, { ...message, to });
    }
  }
}
