import type { Db } from "@/server/db/client";
import { consent } from "@/server/db/schema/identity";

export async function insertConsent(db: Db, row: typeof consent.$inferInsert): Promise<void> {
  await db.insert(consent).values(row);
}
