import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { refreshToken, session } from "@/server/db/schema/account";
import { actionToken, oneTimeCode, throttle } from "@/server/db/schema/identity";

/** What serves nobody any more. Kept a while longer, so that whoever looks into something still finds it. */
const DEAD = {
  refreshTokens: { table: refreshToken, when: sql`expires_at < now() - interval '1 day'` },
  sessions: {
    table: session,
    when: sql`least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'`,
  },
  actionTokens: {
    table: actionToken,
    when: sql`least(expires_at, coalesce(used_at, expires_at)) < now() - interval '1 day'`,
  },
  oneTimeCodes: {
    table: oneTimeCode,
    when: sql`greatest(expires_at, sent_at + interval '10 minutes') < now() - interval '1 day'`,
  },
  throttles: { table: throttle, when: sql`expire < extract(epoch from now()) * 1000` },
} as const satisfies Record<string, { table: unknown; when: SQL }>;

export type Dead = keyof typeof DEAD;
export const DEAD_KINDS = Object.keys(DEAD) as Dead[];

/** Deletes up to `limit` rows and answers how many; rows that somebody works on are left for the next time. */
export async function deleteDead(db: Db, kind: Dead, limit: number): Promise<number> {
  const { table, when } = DEAD[kind];
  const { rowCount } = await db.execute(
    sql`delete from ${table} where ctid in (select ctid from ${table} where ${when} limit ${limit} for update skip locked)`,
  );
  return rowCount ?? 0;
}
