import { formatAppointment } from "@/lib/dates";
import { type Block, button, hello, note, paragraph, safeName } from "./content";
import type { Templates } from "./templates";

const vendorOf = (vendorName: string) => safeName(vendorName) || "the vendor";
const quote = (label: string, text: string): Block[] => (text.trim() ? [{ type: "quote", label, text }] : []);

const WHY_COUPLE = "You get this message because you asked for an appointment at Sayang with this address.";
const WHY_VENDOR = "You get this message because this is the address of a vendor account at Sayang.";
const NOT_YOU = "If you did not ask for it, reply to this message and tell us.";

/** Mail about a couple's visit, to whoever did not act. */
export const APPOINTMENT_TEMPLATES = {
  "appointment-requested": ({ vendorName, coupleName, startsAt, note: words, link }) => ({
    subject: `Appointment request: ${formatAppointment(startsAt)}`,
    preheader: "The time is kept for them until you answer.",
    heading: "A couple would like to meet you",
    blocks: [
      paragraph(
        `${safeName(coupleName) || "A couple"} would like an appointment with ${vendorOf(vendorName)} on ` +
          `${formatAppointment(startsAt)}. The time is kept for them until you answer.`,
      ),
      ...quote("They wrote", words),
      button("Confirm or decline", link),
      note("A request that is not answered before its time is declined by itself."),
    ],
    why: WHY_VENDOR,
  }),

  "appointment-withdrawn": ({ vendorName, coupleName, startsAt, link }) => ({
    subject: `Appointment on ${formatAppointment(startsAt)} cancelled`,
    preheader: "The time is free again.",
    heading: "An appointment was cancelled",
    blocks: [
      paragraph(
        `${safeName(coupleName) || "A couple"} cannot come to ${vendorOf(vendorName)} on ` +
          `${formatAppointment(startsAt)}. The time is free again for somebody else.`,
      ),
      button("See your appointments", link),
      note("There is nothing that you need to do."),
    ],
    why: WHY_VENDOR,
  }),

  "appointment-confirmed": ({ firstName, vendorName, startsAt, address, answer, link }) => ({
    subject: `Confirmed: appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} looks forward to meeting you.`,
    heading: "Your appointment is confirmed",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(`${vendorOf(vendorName)} looks forward to meeting you on ${formatAppointment(startsAt)}.`),
      ...(address ? [paragraph(`Where: ${address}`)] : []),
      ...quote(`From ${vendorOf(vendorName)}`, answer),
      button("See it in My Wedding", link),
      note(`Something came up? Cancel it there, so that another couple can have the time. ${NOT_YOU}`),
    ],
    why: WHY_COUPLE,
  }),

  "appointment-declined": ({ firstName, vendorName, startsAt, answer, link }) => ({
    subject: `About your appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} cannot make that time.`,
    heading: "That time does not work",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(`We are sorry: ${vendorOf(vendorName)} cannot meet you on ${formatAppointment(startsAt)}.`),
      ...quote(`From ${vendorOf(vendorName)}`, answer),
      button("Choose another time", link),
      note(NOT_YOU),
    ],
    why: WHY_COUPLE,
  }),

  "appointment-called-off": ({ firstName, vendorName, startsAt, answer, link }) => ({
    subject: `Cancelled: appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} had to cancel.`,
    heading: "Your appointment was cancelled",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `We are sorry: ${vendorOf(vendorName)} had to cancel your appointment on ${formatAppointment(startsAt)}.`,
      ),
      ...quote(`From ${vendorOf(vendorName)}`, answer),
      button("Choose another time", link),
      note(NOT_YOU),
    ],
    why: WHY_COUPLE,
  }),

  "appointment-lapsed": ({ firstName, vendorName, startsAt, link }) => ({
    subject: `No answer: appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} did not answer in time.`,
    heading: "Your request was not answered",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `We are sorry: ${vendorOf(vendorName)} did not answer your request for ${formatAppointment(startsAt)}, so ` +
          "there is no appointment. You can ask for another time, or look at vendors like it.",
      ),
      button("Choose another time", link),
      note(NOT_YOU),
    ],
    why: WHY_COUPLE,
  }),
} satisfies Partial<Templates>;
