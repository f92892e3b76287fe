import { asc, count, desc, eq, inArray } from "drizzle-orm";
import type { TicketState } from "@/contracts/messaging/ticket/ticket";
import { DELETED_NAME, deletedAddress } from "@/server/core/deleted-account";
import type { Db, Transaction } from "@/server/db/client";
import { ticket, ticketInbound, ticketMessage } from "@/server/db/schema/messaging/ticket";

export type TicketRow = typeof ticket.$inferSelect;
export type NewTicket = Omit<typeof ticket.$inferInsert, "id" | "number" | "state" | "createdAt">;

export async function insertTicket(db: Db, row: NewTicket): Promise<TicketRow> {
  const [made] = await db.insert(ticket).values(row).returning();
  if (!made) throw new Error("the ticket was not written");
  return made;
}

/** Oldest first. */
export async function openTickets(db: Db, limit: number): Promise<TicketRow[]> {
  return db
    .select()
    .from(ticket)
    .where(eq(ticket.state, "open"))
    .orderBy(asc(ticket.createdAt), asc(ticket.id))
    .limit(limit);
}

export async function ticketByNumber(db: Db, number: number): Promise<TicketRow | null> {
  const [row] = await db.select().from(ticket).where(eq(ticket.number, number));
  return row ?? null;
}

/** Returns false when the ticket doesn't exist. */
export async function setState(db: Db, number: number, state: TicketState): Promise<boolean> {
  const rows = await db
    .update(ticket)
    .set({ state })
    .where(eq(ticket.number, number))
    .returning({ id: ticket.id });
  return rows.length === 1;
}

/** Newest first. */
export async function ticketsOfAccount(
  db: Db,
  accountId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: TicketRow[]; total: number }> {
  const own = eq(ticket.accountId, accountId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(ticket)
      .where(own)
      .orderBy(desc(ticket.createdAt), desc(ticket.number))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(ticket).where(own),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

/** Returns the tickets' later messages, oldest first. */
export async function messagesOfTickets(
  db: Db,
  ticketIds: readonly string[],
): Promise<(typeof ticketMessage.$inferSelect)[]> {
  if (ticketIds.length === 0) return [];
  return db
    .select()
    .from(ticketMessage)
    .where(inArray(ticketMessage.ticketId, [...ticketIds]))
    .orderBy(asc(ticketMessage.createdAt), asc(ticketMessage.id));
}

/** Returns an account's tickets, for the download of its data. */
export async function ownTickets(db: Db, accountId: string) {
  const rows = await db
    .select({
      id: ticket.id,
      topic: ticket.topic,
      state: ticket.state,
      orderNumber: ticket.orderNumber,
      message: ticket.message,
      sentAt: ticket.createdAt,
    })
    .from(ticket)
    .where(eq(ticket.accountId, accountId))
    .orderBy(asc(ticket.createdAt), asc(ticket.id));
  const messages = await messagesOfTickets(
    db,
    rows.map(({ id }) => id),
  );
  return {
    tickets: rows.map(({ id, ...row }) => ({
      ...row,
      answers: messages
        .filter(({ ticketId }) => ticketId === id)
        .map(({ from, body, createdAt }) => ({ from, body, sentAt: createdAt })),
    })),
  };
}

/** Removes the person from their tickets, and deletes the original mails. */
export async function forgetSender(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  const own = tx.select({ id: ticket.id }).from(ticket).where(eq(ticket.accountId, customerId));
  await tx.delete(ticketInbound).where(inArray(ticketInbound.ticketId, own));
  await tx
    .update(ticket)
    .set({ firstName: DELETED_NAME, lastName: "", email: deletedAddress(customerId), phoneNumber: "" })
    .where(eq(ticket.accountId, customerId));
}
