import { and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { TICKET_NUMBER, type TicketState } from "@/contracts/messaging/ticket/ticket";
import type { OperatorTicketsQuery } from "@/contracts/messaging/ticket/operator-ticket.schema";
import type { Db, Transaction } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { account } from "@/server/db/schema/identity/account";
import { savedAnswer, ticket, ticketInbound, ticketMessage } from "@/server/db/schema/messaging/ticket";
import type { TicketRow } from "./repo";

export type MessageRow = typeof ticketMessage.$inferSelect;

/** Returns tickets of a state or all: waiting ones oldest first, others newest first. */
export async function ticketsForOperator(
  db: Db,
  { page, limit, searchBy, state }: OperatorTicketsQuery,
): Promise<{ rows: { ticket: TicketRow; owner: string | null }[]; total: number }> {
  const wanted = and(
    state ? eq(ticket.state, state as TicketState) : undefined,
    searchBy ? found(searchBy) : undefined,
  );
  const at = state === "open" ? asc(ticket.createdAt) : desc(ticket.createdAt);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ticket, owner: account.email })
      .from(ticket)
      .leftJoin(account, eq(account.id, ticket.ownerAccountId))
      .where(wanted)
      .orderBy(at, asc(ticket.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(ticket).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

function found(searchBy: string): SQL | undefined {
  const [, number] = TICKET_NUMBER.exec(searchBy.trim().toUpperCase()) ?? [];
  return or(
    number ? eq(ticket.number, Number(number)) : undefined,
    holdsName(ticket.email, searchBy),
    holdsName(sql`${ticket.firstName} || ' ' || ${ticket.lastName}`, searchBy),
    holdsName(ticket.orderNumber, searchBy),
  );
}

/** Returns the number of open tickets and the time at which the oldest was created, or null. */
export async function waitingTickets(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: sql<Date | null>`min(${ticket.createdAt})`.mapWith(ticket.createdAt) })
    .from(ticket)
    .where(eq(ticket.state, "open"));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

export async function findForOperator(
  db: Db,
  id: string,
): Promise<{ ticket: TicketRow; owner: string | null } | null> {
  const [row] = await db
    .select({ ticket, owner: account.email })
    .from(ticket)
    .leftJoin(account, eq(account.id, ticket.ownerAccountId))
    .where(eq(ticket.id, id));
  return row ?? null;
}

export async function lockTicket(tx: Transaction, id: string): Promise<TicketRow | null> {
  const [row] = await tx.select().from(ticket).where(eq(ticket.id, id)).for("update");
  return row ?? null;
}

type Change = Partial<Pick<TicketRow, "state" | "ownerAccountId" | "mergedIntoId">>;

export async function changeTicket(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx.update(ticket).set(change).where(eq(ticket.id, id));
}

export async function addMessage(
  tx: Transaction,
  row: Pick<MessageRow, "ticketId" | "from" | "body"> & { writtenBy?: string; createdAt?: Date },
): Promise<void> {
  await tx.insert(ticketMessage).values(row);
}

export async function moveMessages(tx: Transaction, fromId: string, toId: string): Promise<void> {
  await tx.update(ticketMessage).set({ ticketId: toId }).where(eq(ticketMessage.ticketId, fromId));
}

/** Stores an incoming mail. Returns false when it is already stored. */
export async function keepInbound(
  tx: Transaction,
  row: { messageId: string; ticketId: string; raw: string },
): Promise<boolean> {
  const made = await tx
    .insert(ticketInbound)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ticketInbound.id });
  return made.length > 0;
}

export async function isKnownInbound(tx: Transaction, messageId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: ticketInbound.id })
    .from(ticketInbound)
    .where(eq(ticketInbound.messageId, messageId));
  return row !== undefined;
}

/** Returns all saved answers by title; there are few. */
export function savedAnswers(db: Db) {
  return db
    .select({ id: savedAnswer.id, title: savedAnswer.title, body: savedAnswer.body })
    .from(savedAnswer)
    .orderBy(asc(savedAnswer.title), asc(savedAnswer.id));
}

export async function insertSavedAnswer(db: Db, row: { title: string; body: string }): Promise<void> {
  await db.insert(savedAnswer).values(row);
}

/** Returns false when there is none. */
export async function deleteSavedAnswer(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(savedAnswer).where(eq(savedAnswer.id, id)).returning({ id: savedAnswer.id });
  return gone.length > 0;
}
