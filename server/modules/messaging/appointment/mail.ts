import { formatAppointment } from "@/lib/dates";
import { button, hello, mailTemplate, note, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

/** To the vendor. `startsAt` is an ISO instant. */
export type VendorFields = {
  vendorName: string;
  coupleName: string;
  startsAt: string;
  note: string;
  link: string;
};

/** To the couple. `startsAt` is an ISO instant. */
export type CoupleFields = {
  firstName: string;
  vendorName: string;
  startsAt: string;
  address: string;
  answer: string;
  link: string;
};

/** To the couple, of an appointment that moved `from` one ISO instant. */
export type MovedFields = CoupleFields & { from: string; messagesLink: string };

const vendorOf = (vendorName: string) => safeName(vendorName) || "the vendor";
const coupleOf = (coupleName: string) => safeName(coupleName) || "A couple";

const WHY_COUPLE =
  "You’re receiving this email because you or your partner requested an appointment on Sayang.";
const WHY_VENDOR = "You’re receiving this email because a Sayang vendor account uses this address.";
const NOT_YOU = "If neither of you requested it, reply to this email and tell us.";

const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  vendorName: SAMPLE.vendorName,
  coupleName: "Mei Tan",
  startsAt: "2026-11-28T03:00:00.000Z",
  note: "We would love to see the beaded kebayas.",
  link: `${origin}/vendor/dashboard/appointments`,
});

const coupleSample = (origin: string, answer: string) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  vendorName: SAMPLE.vendorName,
  startsAt: "2026-11-28T03:00:00.000Z",
  address: "12 Joo Chiat Road, #01-03, Singapore 427352",
  answer,
  link: `${origin}/vendor-detail/kebaya-and-co`,
});

export const appointmentRequested = mailTemplate({
  kind: "appointment-requested",
  content: ({ vendorName, coupleName, startsAt, note: words, link }: VendorFields) => ({
    subject: `Appointment request: ${formatAppointment(startsAt)}`,
    preheader: "We're holding the time for them until you reply.",
    heading: "A couple would like to meet you",
    blocks: [
      paragraph(
        `${coupleOf(coupleName)} would like an appointment with ${vendorOf(vendorName)} on ` +
          `${formatAppointment(startsAt)}. We're holding the time for them until you reply.`,
      ),
      ...quote("Their message", words),
      button("Confirm or decline", link),
      note("A request that you don't answer before its time is declined automatically."),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const appointmentWithdrawn = mailTemplate({
  kind: "appointment-withdrawn",
  content: ({ vendorName, coupleName, startsAt, link }: VendorFields) => ({
    subject: `Appointment on ${formatAppointment(startsAt)} cancelled`,
    preheader: "The time is free again.",
    heading: "An appointment was cancelled",
    blocks: [
      paragraph(
        `${coupleOf(coupleName)} can't make their appointment with ${vendorOf(vendorName)} on ` +
          `${formatAppointment(startsAt)}. The time is free for other couples again.`,
      ),
      button("See your appointments", link),
      note("There's nothing you need to do."),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const appointmentConfirmed = mailTemplate({
  kind: "appointment-confirmed",
  content: ({ firstName, vendorName, startsAt, address, answer, link }: CoupleFields) => ({
    subject: `Confirmed: appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} looks forward to meeting you.`,
    heading: "Your appointment is confirmed",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(`${vendorOf(vendorName)} looks forward to meeting you on ${formatAppointment(startsAt)}.`),
      ...(address ? [paragraph(`Where: ${address}`)] : []),
      ...quote(`From ${vendorOf(vendorName)}`, answer),
      button("See it in My Wedding", link),
      note(`Plans changed? Cancel it there, so that another couple can have the time. ${NOT_YOU}`),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => ({
    ...coupleSample(origin, "See you on Saturday! Please bring the shoes that you will wear."),
    link: `${origin}/user/dashboard/my-wedding`,
  }),
});

export const appointmentDeclined = mailTemplate({
  kind: "appointment-declined",
  content: ({ firstName, vendorName, startsAt, answer, link }: CoupleFields) => ({
    subject: `About your appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} can't make that time.`,
    heading: "That time doesn't work",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(`We're sorry: ${vendorOf(vendorName)} can't meet you on ${formatAppointment(startsAt)}.`),
      ...quote(`From ${vendorOf(vendorName)}`, answer),
      button("Choose another time", link),
      note(NOT_YOU),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => coupleSample(origin, "We are at a wedding all day. Sunday afternoon is free."),
});

export const appointmentCancelled = mailTemplate({
  kind: "appointment-called-off",
  content: ({ firstName, vendorName, startsAt, answer, link }: CoupleFields) => ({
    subject: `Cancelled: appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} had to cancel.`,
    heading: "Your appointment was cancelled",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `We're sorry: ${vendorOf(vendorName)} had to cancel your appointment on ${formatAppointment(startsAt)}.`,
      ),
      ...quote(`From ${vendorOf(vendorName)}`, answer),
      button("Choose another time", link),
      note(NOT_YOU),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => coupleSample(origin, "Our fitter is ill, and we would not like to do it without her."),
});

export const appointmentLapsed = mailTemplate({
  kind: "appointment-lapsed",
  content: ({ firstName, vendorName, startsAt, link }: CoupleFields) => ({
    subject: `No answer: appointment on ${formatAppointment(startsAt)}`,
    preheader: `${vendorOf(vendorName)} did not answer in time.`,
    heading: "Your request wasn't answered",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `We're sorry: ${vendorOf(vendorName)} did not answer your request for ${formatAppointment(startsAt)}, so there ` +
          "is no appointment. You can request another time, or look at similar vendors.",
      ),
      button("Choose another time", link),
      note(NOT_YOU),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => coupleSample(origin, ""),
});

export const appointmentMoved = mailTemplate({
  kind: "appointment-moved",
  content: ({ firstName, vendorName, from, startsAt, address, answer, link, messagesLink }: MovedFields) => ({
    subject: `New time: appointment on ${formatAppointment(startsAt)}`,
    preheader: `Moved from ${formatAppointment(from)}. Please accept it, or ask for another time.`,
    heading: "Your appointment has a new time",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `${vendorOf(vendorName)} moved your appointment from ${formatAppointment(from)} to ` +
          `${formatAppointment(startsAt)}. It's kept for you, and confirmed once you accept.`,
      ),
      ...(address ? [paragraph(`Where: ${address}`)] : []),
      ...quote(`From ${vendorOf(vendorName)}`, answer),
      button("Accept or cancel", link),
      paragraph("Doesn't suit you? Message the vendor to ask for another time:"),
      button("Ask for another time", messagesLink),
      note(`If you haven't accepted when it starts, the appointment is cancelled. ${NOT_YOU}`),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => ({
    ...coupleSample(origin, "Our fitter is only in on Saturday."),
    from: "2026-11-27T07:00:00.000Z",
    link: `${origin}/user/dashboard/my-wedding#appointments`,
    messagesLink: `${origin}/user/dashboard/messages`,
  }),
});

export const appointmentAccepted = mailTemplate({
  kind: "appointment-accepted",
  content: ({ vendorName, coupleName, startsAt, link }: VendorFields) => ({
    subject: `New time accepted: ${formatAppointment(startsAt)}`,
    preheader: "The appointment is confirmed.",
    heading: "The new time is accepted",
    blocks: [
      paragraph(
        `${coupleOf(coupleName)} accepted the new time of their appointment with ${vendorOf(vendorName)}: ` +
          `${formatAppointment(startsAt)}. The appointment is confirmed.`,
      ),
      button("See your appointments", link),
      note("There's nothing you need to do."),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const appointmentUnaccepted = mailTemplate({
  kind: "appointment-unaccepted",
  content: ({ vendorName, coupleName, startsAt, link }: VendorFields) => ({
    subject: `Not accepted: appointment on ${formatAppointment(startsAt)}`,
    preheader: "The new time wasn't accepted, so the appointment is cancelled.",
    heading: "The new time wasn't accepted",
    blocks: [
      paragraph(
        `${coupleOf(coupleName)} did not accept the new time of their appointment with ${vendorOf(vendorName)}, ` +
          `${formatAppointment(startsAt)}, so it is cancelled.`,
      ),
      button("See your appointments", link),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const appointmentExpired = mailTemplate({
  kind: "appointment-expired",
  content: ({ firstName, vendorName, startsAt, link }: CoupleFields) => ({
    subject: `Not accepted: appointment on ${formatAppointment(startsAt)}`,
    preheader: "You didn't accept the new time, so the appointment is cancelled.",
    heading: "Your appointment has been cancelled",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `${vendorOf(vendorName)} moved your appointment to ${formatAppointment(startsAt)}. You hadn't accepted ` +
          "the new time when it came, so the appointment is cancelled. If you'd still like to meet, choose another time.",
      ),
      button("Choose another time", link),
      note(NOT_YOU),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => coupleSample(origin, ""),
});

export const APPOINTMENT_MAILS = [
  appointmentRequested,
  appointmentWithdrawn,
  appointmentConfirmed,
  appointmentDeclined,
  appointmentCancelled,
  appointmentLapsed,
  appointmentMoved,
  appointmentAccepted,
  appointmentUnaccepted,
  appointmentExpired,
] as const;
