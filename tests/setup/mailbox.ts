import { and, asc, eq } from "drizzle-orm";
import { openSealedText } from "@/lib/sealed-text";
import type { Database } from "@/server/db/client";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import type { MessageKind, OutgoingMessage } from "@/server/modules/outgoing-message/messages";
import { SEAL } from "@/server/modules/outgoing-message/service";
import { sessionSecret } from "@/server/secrets";

/** What waits to be sent to `to`, oldest first. */
export async function queuedFor(db: Database, to: string): Promise<OutgoingMessage[]> {
  const rows = await db
    .select({ sealed: outgoingMessage.sealedContent })
    .from(outgoingMessage)
    .where(and(eq(outgoingMessage.recipient, to), eq(outgoingMessage.status, "queued")))
    .orderBy(asc(outgoingMessage.createdAt), asc(outgoingMessage.id));
  return rows.map(
    ({ sealed }) =>
      JSON.parse(openSealedText(sealed ?? "", sessionSecret(), SEAL) ?? "null") as OutgoingMessage,
  );
}

/** The latest of a kind; fails when none waits. */
export async function latestFor<K extends MessageKind>(
  db: Database,
  to: string,
  kind: K,
): Promise<Extract<OutgoingMessage, { kind: K }>> {
  const found = (await queuedFor(db, to)).filter((message) => message.kind === kind).at(-1);
  if (!found) throw new Error(`no ${kind} waits for ${to}`);
  return found as Extract<OutgoingMessage, { kind: K }>;
}

/** The token in a mailed link. */
export function tokenIn(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}
