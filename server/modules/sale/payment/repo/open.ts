import { and, between, notInArray, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { payment } from "@/server/db/schema/sale/payment";
import { unnamedIntent } from "./charge";

/**
 * Returns some charges opened between the two moments that are neither paid nor cancelled, as far as we know. Chosen at
 * random, so that each gets its turn however many stay open.
 */
export async function chargesLeftOpen(
  db: Db,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<{ gateway: string; intentId: string }[]> {
  return db
    .select({ gateway: payment.gateway, intentId: payment.gatewayIntentId })
    .from(payment)
    .where(
      and(
        between(payment.createdAt, from, to),
        notInArray(payment.status, ["succeeded", "cancelled"]),
        sql`${payment.gatewayIntentId} <> ${unnamedIntent("")} || ${payment.id}`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit);
}
