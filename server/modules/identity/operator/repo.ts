import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";

/** Returns all operators' accounts, oldest first. A market has only a few. */
export function operators(db: Db): Promise<{ email: string; createdAt: Date }[]> {
  return db
    .select({ email: account.email, createdAt: account.createdAt })
    .from(account)
    .where(eq(account.role, "operator"))
    .orderBy(asc(account.createdAt), asc(account.id));
}
