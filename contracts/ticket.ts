import { type InferType, object } from "yup";
import { countryCode, phoneNumber } from "./phone";
import { emailAddress, text } from "./text";
import { TICKET_TOPICS } from "./ticket-topics";

export { TICKET_STATES, TICKET_TOPICS, type TicketState, type TicketTopic } from "./ticket-topics";

const name = (label: string) => text().max(80, `${label} must be at most 80 characters`);

/**
 * POST /ticket and POST /ticket-vendor/vendor-ticket (spec vendor §3, Ticket), as JSON or as a form with `file`. Whose
 * account it is, the token says: `userId` and `userType` of the spec are not believed.
 */
export const ticketBody = object({
  topic: text()
    .oneOf(["", ...TICKET_TOPICS], "Please choose a topic from the list")
    .required("Please choose a topic"),
  firstName: name("First name").required("First name is required"),
  /** Not everybody has one. */
  lastName: name("Last name").default(""),
  email: emailAddress().email("Please enter a valid email address").max(254).required("Email is required"),
  countryCode: countryCode(),
  phoneNumber: phoneNumber().default(""),
  orderNumber: text().max(40, "Order number must be at most 40 characters").default(""),
  message: text()
    .max(5_000, "Message must be at most 5,000 characters")
    .required("Please write your message"),
});
export type TicketBody = InferType<typeof ticketBody>;

/** The answer: what to name when asking again. */
export type TicketOpened = { ticketNumber: string };
