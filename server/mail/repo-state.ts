import { and, count, desc, eq, gt, inArray, min } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import { DAY_MS } from "@/lib/time";

const LISTED = 50;
const DAYS = 7;

export type LostMessage = {
  id: string;
  kind: string;
  recipient: string;
  status: string;
  error: string;
  createdAt: Date;
};

export type MailState = {
  queued: number;
  oldestQueuedAt: Date | null;
  /** Messages of the last seven days that didn't arrive, latest first, at most 50. */
  lost: LostMessage[];
};

/** Returns what waits to be sent, and what was refused or came back in the last seven days. */
export async function mailState(db: Db, now = new Date()): Promise<MailState> {
  const [waiting, lost] = await Promise.all([
    db
      .select({ queued: count(), oldest: min(outgoingMessage.createdAt) })
      .from(outgoingMessage)
      .where(eq(outgoingMessage.status, "queued")),
    db
      .select({
        id: outgoingMessage.id,
        kind: outgoingMessage.kind,
        recipient: outgoingMessage.recipient,
        status: outgoingMessage.status,
        error: outgoingMessage.lastError,
        createdAt: outgoingMessage.createdAt,
      })
      .from(outgoingMessage)
      .where(
        and(
          inArray(outgoingMessage.status, ["refused", "bounced"]),
          gt(outgoingMessage.createdAt, new Date(now.getTime() - DAYS * DAY_MS)),
        ),
      )
      .orderBy(desc(outgoingMessage.createdAt))
      .limit(LISTED),
  ]);
  return { queued: waiting[0]?.queued ?? 0, oldestQueuedAt: waiting[0]?.oldest ?? null, lost };
}
