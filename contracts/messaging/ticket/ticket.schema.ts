import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { emailAddress, text } from "@/contracts/fields.schema";
import { countryCode, phoneNumber } from "@/contracts/identity/credential/phone.schema";
import { TICKET_NUMBER, TICKET_TOPICS } from "./ticket";

const name = (label: string) => text().max(80, `${label} must be at most 80 characters`);

/**
 * POST /ticket and POST /ticket-vendor/vendor-ticket, as JSON or as a form with `file`. The account comes from the
 * token; `userId` and `userType` are ignored.
 */
export const ticketBody = object({
  topic: text()
    .oneOf(["", ...TICKET_TOPICS], "Please choose a topic from the list")
    .required("Please choose a topic"),
  firstName: name("First name").required("First name is required"),
  /** Optional, because not everyone has a last name. */
  lastName: name("Last name").default(""),
  email: emailAddress().required("Email is required"),
  countryCode: countryCode(),
  phoneNumber: phoneNumber().default(""),
  orderNumber: text().max(40, "Order number must be at most 40 characters").default(""),
  /** The earlier ticket that this message follows up on. */
  ticketNumber: text()
    .transform((value: unknown) => (typeof value === "string" ? value.toUpperCase() : value))
    .matches(TICKET_NUMBER, { message: "Ticket number looks like T-000123", excludeEmptyString: true })
    .default(""),
  message: text()
    .max(5_000, "Message must be at most 5,000 characters")
    .required("Please write your message"),
});
export type TicketBody = InferType<typeof ticketBody>;

/** GET /ticket-vendor/vendor-ticket. */
export const ownTicketsQuery = pageQuery.pick(["page", "limit"]);
export type OwnTicketsQuery = InferType<typeof ownTicketsQuery>;
