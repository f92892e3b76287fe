import { boolean, type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { TICKET_NUMBER, TICKET_STATES } from "./ticket";

/** GET /operator/ticket, longest waiting first; by number, name, address or order number. */
export const operatorTicketsQuery = pageQuery.pick(["page", "limit", "searchBy"]).shape({
  state: text()
    .oneOf(["", ...TICKET_STATES], "state must be open, answered or closed")
    .default(""),
});
export type OperatorTicketsQuery = InferType<typeof operatorTicketsQuery>;

const answerText = () =>
  text().max(10_000, "The answer must be at most 10,000 characters").required("Please write an answer");

/** POST /operator/ticket/{id}/answer */
export const ticketAnswerBody = object({
  body: answerText(),
  /** Also closes the ticket. */
  close: boolean().default(false),
});
export type TicketAnswerBody = InferType<typeof ticketAnswerBody>;

/** POST /operator/ticket/{id}/state */
export const ticketStateBody = object({
  state: text().oneOf(["open", "closed"], "state must be open or closed").required("state is required"),
});
export type TicketStateBody = InferType<typeof ticketStateBody>;

/** POST /operator/ticket/{id}/owner */
export const ticketOwnerBody = object({ mine: boolean().required("mine is required") });
export type TicketOwnerBody = InferType<typeof ticketOwnerBody>;

/** POST /operator/ticket/{id}/merge */
export const ticketMergeBody = object({
  into: text()
    .transform((value: unknown) => (typeof value === "string" ? value.toUpperCase() : value))
    .matches(TICKET_NUMBER, "Ticket number looks like T-000123")
    .required("Ticket number is required"),
});
export type TicketMergeBody = InferType<typeof ticketMergeBody>;

/** POST /operator/saved-answer */
export const savedAnswerBody = object({
  title: text().max(80, "Title must be at most 80 characters").required("Title is required"),
  body: answerText(),
});
export type SavedAnswerBody = InferType<typeof savedAnswerBody>;

/** The JSON that the mail server posts for a mail to the support address. Its signature is checked before. */
export const inboundMail = object({
  messageId: text().max(998).required("messageId is required"),
  from: text().max(320).required("from is required"),
  subject: text().max(998).default(""),
  text: text().max(200_000).default(""),
});
export type InboundMail = InferType<typeof inboundMail>;
