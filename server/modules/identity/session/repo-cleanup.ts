import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { refreshToken, session } from "@/server/db/schema/identity/session";

/** Ended sessions are kept for a month, for investigations. */
const SESSION_OVER = sql`least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'`;
const TOKEN_OVER = sql`expires_at < now() - interval '1 day'`;

export async function deleteOldTokens(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(refreshToken).where(someOf(refreshToken, TOKEN_OVER, limit));
  return rowCount ?? 0;
}

export async function deleteOldSessions(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(session).where(someOf(session, SESSION_OVER, limit));
  return rowCount ?? 0;
}
