import { formatTicketNumber } from "@/contracts/messaging/ticket/ticket";
import { type InboundMail, inboundMail } from "@/contracts/messaging/ticket/operator-ticket.schema";
import { cleanEmail } from "@/lib/text/email";
import { readEnv } from "@/lib/env";
import { verifyBody, WebhookSignatureError } from "@/server/adapters/payments/signature";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { insertTicket, ticketByNumber, type TicketRow } from "./repo";
import * as repo from "./repo-operator";
import { withoutQuotation } from "./quotation";

const NUMBER = /\bT-(\d{6,12})\b/i;
const BODY_MAX = 10_000;

/**
 * POST /ticket/inbound: a mail to the support address, passed on by the mail server with a signature of the raw body. A
 * reply from the ticket's own address is added to its ticket and reopens it; any other mail becomes a new ticket.
 * Repeating a mail changes nothing. Throws `not_found` when no secret is set, `bad_request` for a wrong signature or
 * body, and `conflict` when the same mail is being handled.
 */
export async function receiveMail(
  raw: string,
  signature: string | undefined,
): Promise<{ ticketNumber: string }> {
  const { inboundMailSecret } = readEnv();
  if (!inboundMailSecret) throw new AppError("not_found", "Mail is not taken here");
  try {
    verifyBody(raw, signature, inboundMailSecret);
  } catch (error) {
    if (error instanceof WebhookSignatureError) throw new AppError("bad_request", error.message);
    throw error;
  }
  const mail = await parsed(raw);
  return inTransaction(async (tx) => {
    if (await repo.isKnownInbound(tx, mail.messageId)) return { ticketNumber: "" };
    const email = cleanEmail(mail.from.replace(/^.*<([^>]*)>.*$/s, "$1"));
    const body = withoutQuotation(mail.text).slice(0, BODY_MAX) || "(no text)";
    const known = await ticketOf(tx, mail.subject, email);
    const row = known ?? (await opened(tx, mail, email, body));
    if (!(await repo.keepInbound(tx, { messageId: mail.messageId, ticketId: row.id, raw }))) {
      throw new AppError("conflict", "This mail is being taken already");
    }
    if (known) {
      await repo.addMessage(tx, { ticketId: row.id, from: "sender", body });
      await repo.changeTicket(tx, row.id, { state: "open" });
    }
    return { ticketNumber: formatTicketNumber(row.number) };
  });
}

/** The number in a subject can be guessed, so only the ticket's own address may add to it. */
async function ticketOf(tx: Transaction, subject: string, email: string): Promise<TicketRow | null> {
  const [, number] = NUMBER.exec(subject) ?? [];
  const named = number ? await ticketByNumber(tx, Number(number)) : null;
  if (!named || cleanEmail(named.email) !== email) return null;
  return repo.lockTicket(tx, named.mergedIntoId ?? named.id);
}

function opened(tx: Transaction, mail: InboundMail, email: string, body: string): Promise<TicketRow> {
  const message = mail.subject ? `${mail.subject}\n\n${body}` : body;
  return insertTicket(tx, { topic: "other", firstName: "", lastName: "", email, message });
}

async function parsed(raw: string): Promise<InboundMail> {
  try {
    return await inboundMail.validate(JSON.parse(raw), { stripUnknown: true });
  } catch {
    throw new AppError("bad_request", "The body is not a mail: messageId, from, subject and text as JSON");
  }
}
