import { count, desc, or } from "drizzle-orm";
import type { PageQuery } from "@/contracts/envelope.schema";
import type { Db } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { operatorAct } from "@/server/db/schema/identity/operator";

export type ActRow = typeof operatorAct.$inferSelect;
export type NewAct = Omit<typeof operatorAct.$inferInsert, "id" | "createdAt">;

export async function insertAct(db: Db, act: NewAct): Promise<void> {
  await db.insert(operatorAct).values(act);
}

/** Returns the acts of which the operator, the subject or the reason holds `searchBy`, newest first. */
export async function acts(
  db: Db,
  { page, limit, searchBy }: Pick<PageQuery, "page" | "limit" | "searchBy">,
): Promise<{ rows: ActRow[]; total: number }> {
  const wanted = searchBy
    ? or(
        holdsName(operatorAct.subject, searchBy),
        holdsName(operatorAct.doneBy, searchBy),
        holdsName(operatorAct.reason, searchBy),
      )
    : undefined;
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
