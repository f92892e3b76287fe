import { TICKET_ANSWER } from "@/contracts/ticket-topics";
import { type Block, hello, note, paragraph, safeName } from "./content";
import type { Templates } from "./templates";

const line = (label: string, value: string): Block[] =>
  value ? [{ type: "quote", label, text: value }] : [];

/** Mail about a ticket: its number to whoever wrote, its words to the house. */
export const TICKET_TEMPLATES = {
  "ticket-received": ({ ticketNumber, firstName }) => ({
    subject: `We have your message (${ticketNumber})`,
    preheader: `You hear from us within ${TICKET_ANSWER}.`,
    heading: "Thank you for writing",
    blocks: [
      paragraph(`${hello(firstName)} we have your message. A person reads it and answers to this address.`),
      { type: "code", label: "Your ticket", code: ticketNumber },
      {
        type: "steps",
        items: [
          `You hear from us within ${TICKET_ANSWER}.`,
          "If something changes before that, reply to this message and leave the number in the subject.",
          "We ask for no password and no card number, ever. If somebody does in our name, tell us.",
        ],
      },
      note("If you did not write to us, ignore this message: nothing else will follow from it."),
    ],
    why: "You get this message because somebody wrote to Sayang with this address.",
  }),

  "ticket-for-house": ({ ticketNumber, topic, name, email, phone, orderNumber, role, hasFile, message }) => ({
    subject: `${ticketNumber}: ${topic}`,
    preheader: `From ${safeName(name) || "somebody"}`,
    heading: `${ticketNumber}, ${topic}`,
    blocks: [
      ...line("From", [name, email, phone].filter(Boolean).join("\n")),
      ...line("Signed in as", role),
      ...line("Order", orderNumber),
      ...line("Message", message),
      ...(hasFile
        ? [note(`A file came along: npm run operator -- ticket ${ticketNumber} says where it lies.`)]
        : []),
    ],
    why: "You get this message because this address is named for what people write on the contact page.",
  }),
} satisfies Partial<Templates>;
