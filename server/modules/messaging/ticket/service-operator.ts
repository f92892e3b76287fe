import { toPage } from "@/contracts/envelope";
import type {
  OperatorTicket,
  OperatorTickets,
  SavedAnswer,
} from "@/contracts/messaging/ticket/operator-ticket";
import type {
  OperatorTicketsQuery,
  SavedAnswerBody,
  TicketAnswerBody,
  TicketMergeBody,
  TicketOwnerBody,
  TicketStateBody,
} from "@/contracts/messaging/ticket/operator-ticket.schema";
import { formatTicketNumber, TICKET_NUMBER } from "@/contracts/messaging/ticket/ticket";
import { readEnv } from "@/lib/env";
import { shownPhone } from "@/lib/phone/shown-phone";
import { fullName } from "@/lib/text/full-name";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import type { ActKind } from "@/contracts/identity/operator/operator-act";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { ticketAnswered } from "./mail";
import { messagesOfTickets, ticketByNumber, type TicketRow } from "./repo";
import * as repo from "./repo-operator";

const PREVIEW = 140;

/** GET /operator/ticket */
export async function operatorTickets(query: OperatorTicketsQuery): Promise<OperatorTickets> {
  const { rows, total } = await repo.ticketsForOperator(await getDb(), query);
  return toPage(
    rows.map(({ ticket, owner }) => ({ ...headOf(ticket, owner), words: ticket.message.slice(0, PREVIEW) })),
    total,
    query,
  );
}

/** GET /operator/ticket/{id}. Throws `not_found`. */
export async function operatorTicket(id: string): Promise<OperatorTicket> {
  const db = await getDb();
  return present(db, (await repo.findForOperator(db, id)) ?? missing());
}

async function present(
  db: Db,
  { ticket, owner }: NonNullable<Awaited<ReturnType<typeof repo.findForOperator>>>,
): Promise<OperatorTicket> {
  const messages = await messagesOfTickets(db, [ticket.id]);
  const into = ticket.mergedIntoId ? await repo.findForOperator(db, ticket.mergedIntoId) : null;
  return {
    ...headOf(ticket, owner),
    phone: shownPhone(ticket.countryCode, ticket.phoneNumber),
    orderNumber: ticket.orderNumber,
    followsTicket: ticket.followsTicket,
    mergedInto: into ? formatTicketNumber(into.ticket.number) : "",
    message: ticket.message,
    hasFile: ticket.file !== null,
    answers: messages.map(({ id, from, body, writtenBy, createdAt }) => ({
      _id: id,
      from,
      body,
      writtenBy: writtenBy.replace(/^operator:/, ""),
      at: createdAt.toISOString(),
    })),
  };
}

const headOf = (row: TicketRow, owner: string | null) => ({
  _id: row.id,
  ticketNumber: formatTicketNumber(row.number),
  topic: row.topic,
  state: row.state,
  name: fullName(row),
  email: row.email,
  owner: owner ?? "",
  createdAt: row.createdAt.toISOString(),
});

/** POST /operator/ticket/{id}/answer: mails the answer and shows it with the ticket. Throws `not_found`. */
export function answerTicket(
  actor: OperatorActor,
  id: string,
  { body, close }: TicketAnswerBody,
): Promise<OperatorTicket> {
  return change(actor, id, "ticket.answer", async (tx, row) => {
    const ticketNumber = formatTicketNumber(row.number);
    await repo.addMessage(tx, { ticketId: id, from: "sayang", writtenBy: doneBy(actor), body });
    await repo.changeTicket(tx, id, {
      state: close ? "closed" : "answered",
      ownerAccountId: row.ownerAccountId ?? actor.accountId,
    });
    const { supportEmail } = readEnv();
    await enqueueMessage(tx, ticketAnswered, { to: row.email, ticketNumber, body, supportEmail });
  });
}

/** POST /operator/ticket/{id}/state. Throws `not_found`. */
export function setTicketState(
  actor: OperatorActor,
  id: string,
  { state }: TicketStateBody,
): Promise<OperatorTicket> {
  const isOpen = state === "open";
  return change(actor, id, isOpen ? "ticket.open" : "ticket.close", (tx) =>
    repo.changeTicket(tx, id, { state: isOpen ? "open" : "closed" }),
  );
}

/** POST /operator/ticket/{id}/owner: takes the ticket or gives it back. Throws `not_found`. */
export function ownTicket(
  actor: OperatorActor,
  id: string,
  { mine }: TicketOwnerBody,
): Promise<OperatorTicket> {
  return change(actor, id, mine ? "ticket.own" : "ticket.disown", (tx) =>
    repo.changeTicket(tx, id, { ownerAccountId: mine ? actor.accountId : null }),
  );
}

/**
 * POST /operator/ticket/{id}/merge: merges a ticket into another of the same sender, and returns that one. Throws
 * `not_found`, and `conflict` for another sender's ticket, itself or a merged one.
 */
export async function mergeTicket(
  actor: OperatorActor,
  id: string,
  { into }: TicketMergeBody,
): Promise<OperatorTicket> {
  const number = Number(TICKET_NUMBER.exec(into)?.[1]);
  const target = await ticketByNumber(await getDb(), number);
  if (!target) throw new AppError("not_found", `There is no ticket ${into}`);
  if (target.id === id) throw new AppError("conflict", "This is the same ticket");
  await change(actor, id, "ticket.merge", async (tx, row) => {
    if (row.mergedIntoId || target.mergedIntoId)
      throw new AppError("conflict", "A merged ticket can’t be merged");
    if (row.email !== target.email) {
      throw new AppError("conflict", `${into} is from another address, which would read what this one wrote`);
    }
    const body = `${formatTicketNumber(row.number)}: ${row.message}`;
    await repo.addMessage(tx, { ticketId: target.id, from: "sender", body, createdAt: row.createdAt });
    await repo.moveMessages(tx, id, target.id);
    await repo.changeTicket(tx, id, { state: "closed", mergedIntoId: target.id });
    if (row.state === "open") await repo.changeTicket(tx, target.id, { state: "open" });
  });
  return operatorTicket(target.id);
}

async function change(
  actor: OperatorActor,
  id: string,
  kind: ActKind,
  work: (tx: Transaction, row: TicketRow) => Promise<void>,
): Promise<OperatorTicket> {
  await inTransaction(async (tx) => {
    const row = (await repo.lockTicket(tx, id)) ?? missing();
    await work(tx, row);
    const after = (await repo.findForOperator(tx, id)) ?? missing();
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind,
      subjectId: id,
      subject: `${formatTicketNumber(row.number)}, ${row.email}`,
      before: { state: row.state },
      after: { state: after.ticket.state, owner: after.owner },
    });
  });
  return operatorTicket(id);
}

/** GET /operator/saved-answer, by title. */
export async function listSavedAnswers(): Promise<SavedAnswer[]> {
  const rows = await repo.savedAnswers(await getDb());
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}

/** POST /operator/saved-answer */
export async function saveAnswer(body: SavedAnswerBody): Promise<SavedAnswer[]> {
  await repo.insertSavedAnswer(await getDb(), body);
  return listSavedAnswers();
}

/** DELETE /operator/saved-answer/{id}. Throws `not_found`. */
export async function removeSavedAnswer(id: string): Promise<SavedAnswer[]> {
  if (!(await repo.deleteSavedAnswer(await getDb(), id))) {
    throw new AppError("not_found", "This saved answer does not exist");
  }
  return listSavedAnswers();
}

function missing(): never {
  throw new AppError("not_found", "This ticket does not exist");
}
