import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { prepared } from "@/server/db/prepared";
import { customer } from "@/server/db/schema/identity/account";
import { wedding, weddingEvent, weddingMember } from "@/server/db/schema/planning/wedding";

const weddingOf = prepared((db) =>
  db
    .select({ id: wedding.id })
    .from(wedding)
    .where(eq(wedding.customerId, sql.placeholder("customerId"))),
);

export async function findWeddingOf(db: Db, customerId: string): Promise<string | null> {
  const [row] = await weddingOf(db, { customerId });
  return row?.id ?? null;
}

const membership = prepared((db) =>
  db
    .select({ weddingId: wedding.id, customerId: wedding.customerId, role: weddingMember.role })
    .from(weddingMember)
    .innerJoin(wedding, eq(wedding.id, weddingMember.weddingId))
    .where(
      and(
        eq(weddingMember.accountId, sql.placeholder("accountId")),
        isNotNull(weddingMember.acceptedAt),
        isNull(weddingMember.revokedAt),
      ),
    )
    .limit(1),
);

/** Returns the wedding that an account has joined by invitation. */
export async function findMembership(db: Db, accountId: string) {
  const [row] = await membership(db, { accountId });
  return row ?? null;
}

/** Returns the couple's names as given by the wedding's owner; empty without an account. */
export async function coupleOf(db: Db, customerId: string) {
  const [row] = await db
    .select({
      firstName: customer.firstName,
      bride: customer.brideFirstName,
      groom: customer.groomFirstName,
    })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row ?? { firstName: "", bride: "", groom: "" };
}

/** Inserts a wedding with its banquet, unless a concurrent request was faster; returns its id. */
export async function insertWedding(tx: Transaction, customerId: string, slug: string): Promise<string> {
  const [made] = await tx
    .insert(wedding)
    .values({ customerId, slug })
    .onConflictDoNothing({ target: wedding.customerId })
    .returning({ id: wedding.id });
  if (made) {
    await tx.insert(weddingEvent).values({ weddingId: made.id, kind: "banquet", name: "Banquet" });
    return made.id;
  }
  const existing = await findWeddingOf(tx, customerId);
  if (!existing) throw new Error("a wedding was neither inserted nor found");
  return existing;
}
