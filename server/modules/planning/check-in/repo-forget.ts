import { eq } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { angBao, checkIn } from "@/server/db/schema/planning/check-in";
import { forgetShareLinks } from "@/server/modules/planning/share-link/public";

/** Deletes arrivals, gifts, walk-ins and the helpers' links. */
export async function forgetCheckIn(tx: Transaction, weddingId: string): Promise<void> {
  await tx.delete(angBao).where(eq(angBao.weddingId, weddingId));
  await tx.delete(checkIn).where(eq(checkIn.weddingId, weddingId));
  await forgetShareLinks(tx, "check-in", weddingId);
}
