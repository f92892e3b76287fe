import { and, count, desc, eq, or, sql } from "drizzle-orm";
import type { AuditQuery } from "@/contracts/identity/operator/operator.schema";
import type { Db } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { operatorAct } from "@/server/db/schema/identity/operator";

export type ActRow = typeof operatorAct.$inferSelect;
export type NewAct = Omit<typeof operatorAct.$inferInsert, "id" | "createdAt">;

export async function insertAct(db: Db, act: NewAct): Promise<void> {
  await db.insert(operatorAct).values(act);
}

/** Returns the total that an operator's acts on a subject have refunded, in dollars. */
export async function refundedBy(db: Db, doneBy: string, subjectId: string): Promise<number> {
  const [row] = await db
    .select({ refunded: sql<string>`coalesce(sum((${operatorAct.after} ->> 'refund')::numeric), 0)` })
    .from(operatorAct)
    .where(and(eq(operatorAct.subjectId, subjectId), eq(operatorAct.doneBy, doneBy)));
  return Number(row?.refunded ?? 0);
}

/**
 * Returns a page of the acts, of one subject if given, whose operator, subject or reason contains `searchBy`, newest
 * first, with their number.
 */
export async function acts(
  db: Db,
  { page, limit, searchBy, subjectId }: AuditQuery,
): Promise<{ rows: ActRow[]; total: number }> {
  const wanted = and(
    subjectId ? eq(operatorAct.subjectId, subjectId) : undefined,
    searchBy
      ? or(
          holdsName(operatorAct.subject, searchBy),
          holdsName(operatorAct.doneBy, searchBy),
          holdsName(operatorAct.reason, searchBy),
        )
      : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(operatorAct)
      .where(wanted)
      .orderBy(desc(operatorAct.createdAt), desc(operatorAct.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(operatorAct).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}
