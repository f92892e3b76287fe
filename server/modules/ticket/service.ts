import { randomBytes } from "node:crypto";
import type { TicketBody, TicketOpened } from "@/contracts/ticket";
import {
  formatTicketNumber,
  TICKET_FILE_REFUSED,
  TOPIC_LABELS,
  type TicketTopic,
} from "@/contracts/ticket-topics";
import { readEnv } from "@/lib/env";
import { keepPrivately, privatePath, removePrivate } from "@/server/adapters/storage/private-files";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/http/actor";
import { AppError } from "@/server/http/errors";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import { fileKind } from "./file-type";
import * as repo from "./repo";

const LISTED = 200;

/**
 * Opens a ticket, mails its number to the sender and its words to the house. The sender's mail repeats nothing that
 * was typed: anybody may give anybody's address. Throws `bad_request` naming `file`.
 */
export async function openTicket(
  body: TicketBody,
  { file, actor }: { file: Buffer | undefined; actor: Actor | null },
): Promise<TicketOpened> {
  const topic = body.topic as TicketTopic;
  const name = file ? await keepFile(file) : null;
  try {
    return await inTransaction(async (tx) => {
      const row = await repo.insertTicket(tx, {
        ...body,
        topic,
        file: name,
        accountId: actor?.accountId ?? null,
      });
      const ticketNumber = formatTicketNumber(row.number);
      const { firstName, lastName, email, message, orderNumber } = body;
      await enqueueMessage(tx, { to: email, kind: "ticket-received", ticketNumber, firstName });
      await enqueueMessage(tx, {
        to: readEnv().supportEmail,
        kind: "ticket-for-house",
        ticketNumber,
        topic: TOPIC_LABELS[topic],
        name: `${firstName} ${lastName}`.trim(),
        email,
        phone: body.phoneNumber ? `${body.countryCode} ${body.phoneNumber}` : "",
        orderNumber,
        role: actor?.role ?? "",
        hasFile: name !== null,
        message,
      });
      return { ticketNumber };
    });
  } catch (error) {
    if (name) await removePrivate(name);
    throw error;
  }
}

async function keepFile(bytes: Buffer): Promise<string> {
  const kind = fileKind(bytes);
  if (!kind) {
    throw new AppError("bad_request", TICKET_FILE_REFUSED, [{ field: "file", message: TICKET_FILE_REFUSED }]);
  }
  const name = `ticket/${randomBytes(16).toString("hex")}.${kind}`;
  await keepPrivately(name, bytes);
  return name;
}

/** What waits for an answer, as the operator reads it. */
export async function listOpenTickets(): Promise<repo.TicketRow[]> {
  return repo.openTickets(await getDb(), LISTED);
}

/** A ticket and where its file lies. Throws `not_found`. */
export async function findTicket(number: number): Promise<repo.TicketRow & { filePath: string | null }> {
  const row = await repo.ticketByNumber(await getDb(), number);
  if (!row) throw new AppError("not_found", `There is no ticket ${formatTicketNumber(number)}`);
  return { ...row, filePath: row.file && privatePath(row.file) };
}
