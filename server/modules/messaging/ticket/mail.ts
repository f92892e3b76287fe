import { TICKET_ANSWER, TOPIC_LABELS } from "@/contracts/messaging/ticket/ticket";
import { code, mailTemplate, note, paragraph, quote, safeName, SAMPLE, steps } from "@/server/mail/public";

/**
 * Sent to the sender. It repeats nothing that was typed, not even the name, because anyone can enter someone else's
 * address.
 */
export const ticketReceived = mailTemplate({
  kind: "ticket-received",
  inEnglish: true,
  content: ({ ticketNumber }: { ticketNumber: string }) => ({
    subject: `We have your message (${ticketNumber})`,
    preheader: `You'll hear from us within ${TICKET_ANSWER}.`,
    heading: "Thanks for getting in touch",
    blocks: [
      paragraph("Hello, we have your message. We'll read it and reply to this address."),
      code("Your ticket", ticketNumber),
      steps(
        `You'll hear from us within ${TICKET_ANSWER}.`,
        "If something changes before that, reply to this email and leave the number in the subject.",
        "We never ask for passwords or card numbers. If someone does in our name, tell us.",
      ),
      note("If you didn't write to us, ignore this email: nothing else will follow."),
    ],
    why: "You’re receiving this email because someone wrote to Sayang with this address.",
  }),
  sample: () => ({ to: SAMPLE.couple, ticketNumber: "T-000123" }),
});

type TicketFields = {
  ticketNumber: string;
  topic: string;
  name: string;
  email: string;
  phone: string;
  orderNumber: string;
  /** "" for a new matter. */
  followsTicket: string;
  /** "" for a guest. */
  role: string;
  hasFile: boolean;
  message: string;
};

/** Sent to the support address. */
export const ticketForSupport = mailTemplate({
  kind: "ticket-for-support",
  inEnglish: true,
  content: ({
    ticketNumber,
    topic,
    name,
    email,
    phone,
    orderNumber,
    followsTicket,
    role,
    hasFile,
    message,
  }: TicketFields) => ({
    subject: `${ticketNumber}: ${topic}`,
    preheader: `From ${safeName(name) || "a visitor"}`,
    heading: `${ticketNumber}, ${topic}`,
    blocks: [
      ...quote("From", [name, email, phone].filter(Boolean).join("\n")),
      ...quote("Signed in as", role),
      ...quote("Order", orderNumber),
      ...quote("Follows up on", followsTicket),
      ...quote("Message", message),
      ...(hasFile
        ? [
            note(
              `A file is attached to the ticket: npm run operator -- ticket ${ticketNumber} shows where it is.`,
            ),
          ]
        : []),
    ],
    why: "You’re receiving this email because messages from the contact page go to this address.",
  }),
  sample: () => ({
    to: "hello@sayang.test",
    ticketNumber: "T-000123",
    topic: TOPIC_LABELS.order,
    name: "Mei Tan",
    email: SAMPLE.couple,
    phone: "+65 9123 4567",
    orderNumber: "SY-2041",
    followsTicket: "T-000101",
    role: "customer",
    hasFile: true,
    message:
      "Our ballroom wants to move the tasting by a week.\nDoes that change when the next payment is due?",
  }),
});

/** Sent to the sender. A reply is added to the ticket by the number in its subject. */
export const ticketAnswered = mailTemplate({
  kind: "ticket-answered",
  inEnglish: true,
  content: ({
    ticketNumber,
    body,
    supportEmail,
  }: {
    ticketNumber: string;
    body: string;
    supportEmail: string;
  }) => ({
    subject: `Our answer to your message (${ticketNumber})`,
    preheader: "Reply to this email if you need anything else.",
    heading: "Our answer to your message",
    blocks: [
      ...quote("We wrote", body),
      code("Your ticket", ticketNumber),
      note("Need anything else? Reply to this email and leave the number in the subject."),
    ],
    why: "You’re receiving this email because you wrote to Sayang with this address.",
    replyTo: { name: "Sayang", address: supportEmail },
  }),
  sample: () => ({
    to: SAMPLE.couple,
    ticketNumber: "T-000123",
    supportEmail: "hello@sayang.test",
    body: "Hello Mei,\n\nyour next payment stays due on 3 March: moving the tasting doesn’t change it.\n\nWarmly,\nSayang",
  }),
});

export const TICKET_MAILS = [ticketReceived, ticketForSupport, ticketAnswered] as const;
