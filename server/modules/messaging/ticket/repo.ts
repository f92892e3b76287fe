import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { ticket } from "@/server/db/schema/messaging/ticket";

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
