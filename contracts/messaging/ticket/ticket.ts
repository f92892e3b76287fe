import type { Page } from "@/contracts/envelope";
import { PICTURE_ACCEPT } from "@/contracts/pictures";

/** The topics of a ticket, in the order of the form. */
export const TICKET_TOPICS = ["order", "payment", "vendor", "account", "selling", "press", "other"] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

export const TOPIC_LABELS: Readonly<Record<TicketTopic, string>> = {
  order: "An order or a booking",
  payment: "A payment or a refund",
  vendor: "A vendor",
  account: "My account",
  selling: "Selling on Sayang",
  press: "Press",
  other: "Something else",
};

/** The topics in a vendor's form. */
export const VENDOR_TICKET_TOPICS = [
  "order",
  "payment",
  "account",
  "selling",
  "other",
] as const satisfies readonly TicketTopic[];

export const TICKET_STATES = ["open", "answered", "closed"] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** `T-000123`, easy to read out on the phone. */
export const formatTicketNumber = (number: number) => `T-${String(number).padStart(6, "0")}`;
export const TICKET_NUMBER = /^T-(\d{6,12})$/;

export const TICKET_FILE_BYTES = 5 * 1024 * 1024;
export const TICKET_FILE_TYPES = `.pdf,.doc,.docx,.txt,${PICTURE_ACCEPT}`;
export const TICKET_FILE_REFUSED =
  "The file must be a PDF, Word document, plain text or a picture (JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF, BMP)";
export const TICKET_FILE_TOO_LARGE = "The file must be at most 5 MB";
/** The longest time until we answer, stated wherever we promise one. */
export const TICKET_ANSWER = "two working days";

/** The response to opening a ticket, with the number to quote in follow-ups. */
export type TicketOpened = { ticketNumber: string };

export type TicketAnswer = {
  _id: string;
  from: "sender" | "sayang";
  body: string;
  /** ISO 8601, UTC */ at: string;
};

/** A ticket as its sender sees it. */
export type OwnTicket = {
  id: string;
  _id: string;
  ticketNumber: string;
  topic: TicketTopic;
  state: TicketState;
  orderNumber: string;
  /** The earlier ticket that it follows; "" for a new matter. */
  followsTicket: string;
  message: string;
  hasFile: boolean;
  /** Later messages of both sides, oldest first. */
  answers: TicketAnswer[];
  /** ISO 8601, UTC */
  createdAt: string;
};
export type OwnTickets = Page<OwnTicket>;
