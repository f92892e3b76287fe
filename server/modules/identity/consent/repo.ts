import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { consent } from "@/server/db/schema/identity/consent";

export async function insertConsent(db: Db, row: typeof consent.$inferInsert): Promise<void> {
  await db.insert(consent).values(row);
}

type Given = Pick<typeof consent.$inferInsert, "email" | "purpose" | "wording">;

export async function hasConsent(db: Db, { email, purpose, wording }: Given): Promise<boolean> {
  const same = and(eq(consent.email, email), eq(consent.purpose, purpose), eq(consent.wording, wording));
  return (await db.select({ id: consent.id }).from(consent).where(same).limit(1)).length > 0;
}

export async function addressesWith(
  db: Db,
  emails: readonly string[],
  purpose: Given["purpose"],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: consent.email })
    .from(consent)
    .where(and(inArray(consent.email, [...emails]), eq(consent.purpose, purpose)));
  return rows.map(({ email }) => email);
}
