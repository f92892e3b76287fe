import type { Page } from "@/contracts/envelope";
import type { TicketAnswer, TicketState, TicketTopic } from "./ticket";

/** A row of GET /operator/ticket. */
export type OperatorTicketRow = {
  _id: string;
  ticketNumber: string;
  topic: TicketTopic;
  state: TicketState;
  name: string;
  email: string;
  /** The start of the message. */
  words: string;
  /** The address of the operator who handles it; "" for none. */
  owner: string;
  /** ISO 8601, UTC */
  createdAt: string;
};
export type OperatorTickets = Page<OperatorTicketRow>;

/** GET /operator/ticket/{id} */
export type OperatorTicket = Omit<OperatorTicketRow, "words"> & {
  phone: string;
  orderNumber: string;
  followsTicket: string;
  /** The ticket into which this one was merged; "" for none. */
  mergedInto: string;
  message: string;
  hasFile: boolean;
  /** `writtenBy` is an operator's address. */
  answers: (TicketAnswer & { writtenBy: string })[];
};

export type SavedAnswer = { _id: string; title: string; body: string };
