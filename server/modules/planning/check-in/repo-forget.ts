import { eq } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { angBao, checkIn, checkInLink } from "@/server/db/schema/planning/check-in";

/** Deletes who came and who gave, walk-ins too, and the helpers' links. */
export async function forgetDoor(tx: Transaction, weddingId: string): Promise<void> {
  for (const table of [angBao, checkIn, checkInLink]) {
    await tx.delete(table).where(eq(table.weddingId, weddingId));
  }
}
