import { and, asc, eq } from "drizzle-orm";
import { openSealedText } from "@/lib/secret/sealed-text";
import type { Database } from "@/server/db/client";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import type { Template } from "@/server/mail/render/template";
import type { MAILS } from "@/server/mails";
import { SEAL } from "@/server/mail/service";
import { sessionSecret } from "@/server/core/secrets";

type Known = (typeof MAILS)[number];
type MessageKind = Known["kind"];
type FieldsOf<K extends MessageKind> =
  Extract<Known, { kind: K }> extends Template<K, infer Fields> ? Fields : never;
export type QueuedMessage<K extends MessageKind> = { kind: K; to: string } & FieldsOf<K>;
type AnyQueued = { [K in MessageKind]: QueuedMessage<K> }[MessageKind];

/** Returns the messages queued for `to`, oldest first. */
export async function queuedFor(db: Database, to: string): Promise<AnyQueued[]> {
  const rows = await db
    .select({ sealed: outgoingMessage.sealedContent })
    .from(outgoingMessage)
    .where(and(eq(outgoingMessage.recipient, to), eq(outgoingMessage.status, "queued")))
    .orderBy(asc(outgoingMessage.createdAt), asc(outgoingMessage.id));
  return rows.map(
    ({ sealed }) => JSON.parse(openSealedText(sealed ?? "", sessionSecret(), SEAL) ?? "null") as AnyQueued,
  );
}

/** Returns the latest message of a kind. Fails when there is none. */
export async function latestFor<K extends MessageKind>(
  db: Database,
  to: string,
  kind: K,
): Promise<QueuedMessage<K>> {
  const found = (await queuedFor(db, to)).filter((message) => message.kind === kind).at(-1);
  if (!found) throw new Error(`no ${kind} waits for ${to}`);
  return found as QueuedMessage<K>;
}

/** Returns the token in a mailed link. */
export function tokenIn(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}
