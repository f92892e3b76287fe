import { fullName } from "@/lib/text/full-name";
import { toPage } from "@/contracts/envelope";
import type { OwnTicketsQuery, TicketBody } from "@/contracts/messaging/ticket/ticket.schema";
import {
  type OwnTicket,
  type OwnTickets,
  type TicketOpened,
  formatTicketNumber,
  TICKET_FILE_REFUSED,
  TOPIC_LABELS,
  type TicketAnswer,
  type TicketState,
  type TicketTopic,
} from "@/contracts/messaging/ticket/ticket";
import { readEnv } from "@/lib/env";
import { shownPhone } from "@/lib/phone/shown-phone";
import { checkUpload, privateName } from "@/server/adapters/storage/attachments";
import { keepPrivately, privateAddress, removePrivate } from "@/server/adapters/storage/private-files";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { enqueueMessage } from "@/server/mail/public";
import { ticketForSupport, ticketReceived } from "./mail";
import * as repo from "./repo";

const LISTED = 200;

/**
 * Opens a ticket, mails its number to the sender and its text to support. The sender's mail repeats nothing that was
 * typed, because anyone can enter someone else's address. Throws `bad_request` naming `file`.
 */
export async function openTicket(
  body: TicketBody,
  { file, actor }: { file: Buffer | undefined; actor: Actor | null },
): Promise<TicketOpened> {
  const topic = body.topic as TicketTopic;
  const { ticketNumber: followsTicket, ...fields } = body;
  const name = file ? await keepFile(file) : null;
  try {
    return await inTransaction(async (tx) => {
      const row = await repo.insertTicket(tx, {
        ...fields,
        topic,
        followsTicket,
        file: name,
        accountId: actor?.accountId ?? null,
      });
      const ticketNumber = formatTicketNumber(row.number);
      const { firstName, lastName, email, message, orderNumber } = body;
      await enqueueMessage(tx, ticketReceived, { to: email, ticketNumber });
      await enqueueMessage(tx, ticketForSupport, {
        to: readEnv().supportEmail,
        ticketNumber,
        topic: TOPIC_LABELS[topic],
        name: fullName({ firstName, lastName }),
        email,
        phone: shownPhone(body.countryCode, body.phoneNumber),
        orderNumber,
        followsTicket,
        role: actor?.role ?? "",
        hasFile: name !== null,
        message,
      });
      return { ticketNumber };
    });
  } catch (error) {
    if (name) await removePrivate(name);
    throw error;
  }
}

async function keepFile(bytes: Buffer): Promise<string> {
  const { kind, bytes: kept } = await checkUpload({ field: "file", bytes }, { refusal: TICKET_FILE_REFUSED });
  const name = privateName("ticket", kind);
  await keepPrivately(name, kept);
  return name;
}

/** GET /ticket-vendor/vendor-ticket: the account's tickets, newest first. */
export async function ownTickets(accountId: string, query: OwnTicketsQuery): Promise<OwnTickets> {
  const db = await getDb();
  const { rows, total } = await repo.ticketsOfAccount(db, accountId, query);
  const messages = await repo.messagesOfTickets(
    db,
    rows.map(({ id }) => id),
  );
  const answersOf = (ticketId: string) =>
    messages
      .filter((each) => each.ticketId === ticketId)
      .map(({ id, from, body, createdAt }) => ({ _id: id, from, body, at: createdAt.toISOString() }));
  return toPage(
    rows.map((row) => presentOwn(row, answersOf(row.id))),
    total,
    query,
  );
}

const presentOwn = (
  { id, number, file, createdAt, ...row }: repo.TicketRow,
  answers: TicketAnswer[],
): OwnTicket => ({
  id,
  _id: id,
  ticketNumber: formatTicketNumber(number),
  topic: row.topic,
  state: row.state,
  orderNumber: row.orderNumber,
  followsTicket: row.followsTicket,
  message: row.message,
  hasFile: file !== null,
  answers,
  createdAt: createdAt.toISOString(),
});

/** Returns the open tickets for the operator. */
export async function listOpenTickets(): Promise<repo.TicketRow[]> {
  return repo.openTickets(await getDb(), LISTED);
}

/** Records that a ticket was answered by email or closed, which its sender sees. Throws `not_found`. */
export async function settleTicket(number: number, state: Exclude<TicketState, "open">): Promise<void> {
  if (!(await repo.setState(await getDb(), number, state))) throw noSuchTicket(number);
}

/** Returns a ticket and the path of its file. Throws `not_found`. */
export async function findTicket(number: number): Promise<repo.TicketRow & { filePath: string | null }> {
  const row = await repo.ticketByNumber(await getDb(), number);
  if (!row) throw noSuchTicket(number);
  return { ...row, filePath: row.file && privateAddress(row.file) };
}

const noSuchTicket = (number: number) =>
  new AppError("not_found", `There is no ticket ${formatTicketNumber(number)}`);
