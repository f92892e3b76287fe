import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import {
  dismissCancellation,
  findCancellation,
  listDisputedCancellations,
  refundAsOperator,
  ruleCancellation,
} from "@/server/modules/sale/cancellation/public";

const COMMANDS = ["cancellations", "cancellation", "rule", "dismiss", "refund"] as const;
type Command = (typeof COMMANDS)[number];

export function isCancellationCommand(command: string): command is Command {
  return (COMMANDS as readonly string[]).includes(command);
}

type Options = { doneBy: string; reason?: string; amount?: string; return?: string };

/** Runs a command about cancellations. Returns the lines to print, or null when the arguments are wrong. */
export async function runCancellationCommand(
  command: Command,
  orderNumber: string | undefined,
  { doneBy, reason = "", amount, return: needsReturn = "" }: Options,
): Promise<string[] | null> {
  if (command === "cancellations") return orderNumber ? null : list();
  if (!orderNumber) return null;
  if (command === "cancellation") return factsOf(await findCancellation(orderNumber));
  const act = { orderNumber, doneBy, reason };
  if (command === "dismiss") return done(await dismissCancellation(act));
  const cents = readAmount(amount);
  if (command === "rule") return done(await ruleCancellation({ ...act, cents, needsReturn }));
  await refundAsOperator({ ...act, cents });
  return [`${formatMoney(cents)} of ${orderNumber} is on its way back`];
}

function readAmount(typed: string | undefined): number {
  if (typed === undefined || !/^\d+(\.\d{1,2})?$/.test(typed)) {
    throw new AppError("bad_request", "--amount is a sum in dollars, such as 1200 or 99.50");
  }
  return toCents(Number(typed));
}

async function list(): Promise<string[]> {
  const open = await listDisputedCancellations();
  if (open.length === 0) return ["No request to cancel waits for Sayang"];
  return open.map(({ row, order, vendorName }) =>
    [
      orderNumberOf(order.number, order.placedAt),
      row.state,
      formatDateTime(row.createdAt),
      `${order.contactName} / ${vendorName}`,
    ].join("  "),
  );
}

function done(details: CancellationDetails): string[] {
  return [`${details.orderNumber}: the request is now ${details.state}`];
}

function factsOf(details: CancellationDetails): string[] {
  const { history, files } = details;
  const sum = (dollars: number) => formatMoney(toCents(dollars));
  return [
    `order      ${details.orderNumber} (${details.orderId})`,
    `state      ${details.state}, asked by the ${details.requestedBy}`,
    `reason     ${[details.reason, details.reasonDetails].filter(Boolean).join(": ")}`,
    `paid       ${sum(details.paid)}`,
    `policy     ${details.policyPercent}%, ${sum(details.policyAmount)}`,
    `offered    ${details.offered === null ? "nothing yet" : sum(details.offered)}`,
    ...files.map(({ id, name, actor }) => `file       ${id} ${name} (${actor})`),
    "",
    ...history.map(({ at, actor, kind, note }) => `${formatDateTime(at)}  ${actor}  ${kind}  ${note}`),
  ];
}
