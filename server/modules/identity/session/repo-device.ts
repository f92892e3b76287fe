import { and, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AccountRole } from "@/contracts/identity/auth";
import type { Db } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { session } from "@/server/db/schema/identity/session";

const FEW = 10;

/**
 * Returns other accounts that signed in from a browser and network of this one. A hint for operators, never proof: a
 * hotel's guests share a network.
 */
export async function accountsOnSameDevice(
  db: Db,
  accountId: string,
): Promise<{ email: string; role: AccountRole }[]> {
  const own = alias(session, "own");
  return db
    .selectDistinct({ email: account.email, role: account.role })
    .from(own)
    .innerJoin(
      session,
      and(eq(session.ip, own.ip), eq(session.userAgent, own.userAgent), ne(session.accountId, own.accountId)),
    )
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(own.accountId, accountId), sql`${own.ip} <> '' and ${own.userAgent} <> ''`))
    .limit(FEW);
}
