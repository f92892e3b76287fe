import { t } from "@/lib/words/t";
import type { Appointment } from "@/contracts/messaging/appointment/appointment";
import { formatAppointment } from "@/lib/dates";
import {
  button,
  hello,
  mailTemplate,
  note,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  sentences,
  WHY_VENDOR,
} from "@/server/mail/public";

type VendorFields = { appointment: Appointment; link: string };
type CoupleFields = { firstName: string; appointment: Appointment; link: string };
type MovedFields = CoupleFields & { messagesLink: string };

const vendorOf = ({ vendor }: Appointment) => safeName(vendor.vendorName) || t("the vendor");
const coupleOf = ({ customer }: Appointment) => safeName(customer.name) || "A couple";
const timeOf = ({ startsAt }: Appointment) => formatAppointment(startsAt);
const oldTimeOf = ({ movedFrom, startsAt }: Appointment) => formatAppointment(movedFrom ?? startsAt);
const where = ({ vendor }: Appointment) =>
  vendor.address ? [paragraph(t("Where: {address}", { address: vendor.address }))] : [];

const WHY_COUPLE =
  "You’re receiving this email because you or your partner requested an appointment on Sayang.";
const NOT_YOU = "If neither of you requested it, reply to this email and tell us.";

const ID = "0198a1b2-0000-7000-8000-000000000000";
const SAMPLE_APPOINTMENT: Appointment = {
  id: ID,
  _id: ID,
  state: "requested",
  startsAt: "2026-11-28T03:00:00.000Z",
  endsAt: "2026-11-28T04:00:00.000Z",
  movedFrom: null,
  note: "We would love to see the beaded kebayas.",
  answer: "",
  createdAt: "2026-11-20T03:00:00.000Z",
  vendor: {
    id: ID,
    _id: ID,
    slug: "kebaya-and-co",
    vendorName: SAMPLE.vendorName,
    profileImage: null,
    address: "12 Joo Chiat Road, #01-03, Singapore 427352",
  },
  customer: { id: ID, name: "Mei Tan", weddingDate: null },
};

const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  appointment: SAMPLE_APPOINTMENT,
  link: `${origin}/vendor/dashboard/appointments`,
});

const coupleSample = (origin: string, given: Partial<Appointment> = {}) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  appointment: { ...SAMPLE_APPOINTMENT, ...given },
  link: `${origin}/vendor-detail/kebaya-and-co`,
});

export const appointmentRequested = mailTemplate({
  kind: "appointment-requested",
  inEnglish: true,
  content: ({ appointment, link }: VendorFields) => ({
    subject: `Appointment request: ${timeOf(appointment)}`,
    preheader: "We're holding the time for them until you reply.",
    heading: "A couple would like to meet you",
    blocks: [
      paragraph(
        `${coupleOf(appointment)} would like an appointment with ${vendorOf(appointment)} on ` +
          `${timeOf(appointment)}. We're holding the time for them until you reply.`,
      ),
      ...quote("Their message", appointment.note),
      button("Confirm or decline", link),
      note("A request that you don't answer before its time is declined automatically."),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const appointmentWithdrawn = mailTemplate({
  kind: "appointment-withdrawn",
  inEnglish: true,
  content: ({ appointment, link }: VendorFields) => ({
    subject: `Appointment on ${timeOf(appointment)} cancelled`,
    preheader: "The time is free again.",
    heading: "An appointment was cancelled",
    blocks: [
      paragraph(
        `${coupleOf(appointment)} can't make their appointment with ${vendorOf(appointment)} on ` +
          `${timeOf(appointment)}. The time is free for other couples again.`,
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
  content: ({ firstName, appointment, link }: CoupleFields) => ({
    subject: t("Confirmed: appointment on {time}", { time: timeOf(appointment) }),
    preheader: t("{vendor} looks forward to meeting you.", { vendor: vendorOf(appointment) }),
    heading: t("Your appointment is confirmed"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t("{vendor} looks forward to meeting you on {time}.", {
          vendor: vendorOf(appointment),
          time: timeOf(appointment),
        }),
      ),
      ...where(appointment),
      ...quote(t("From {vendor}", { vendor: vendorOf(appointment) }), appointment.answer),
      button(t("See it in My Wedding"), link),
      note(
        sentences(t("Plans changed? Cancel it there, so that another couple can have the time."), t(NOT_YOU)),
      ),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) => ({
    ...coupleSample(origin, { answer: "See you on Saturday! Please bring the shoes that you will wear." }),
    link: `${origin}/user/dashboard/my-wedding`,
  }),
});

export const appointmentDeclined = mailTemplate({
  kind: "appointment-declined",
  content: ({ firstName, appointment, link }: CoupleFields) => ({
    subject: t("About your appointment on {time}", { time: timeOf(appointment) }),
    preheader: t("{vendor} can't make that time.", { vendor: vendorOf(appointment) }),
    heading: t("That time doesn't work"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t("We're sorry: {vendor} can't meet you on {time}.", {
          vendor: vendorOf(appointment),
          time: timeOf(appointment),
        }),
      ),
      ...quote(t("From {vendor}", { vendor: vendorOf(appointment) }), appointment.answer),
      button(t("Choose another time"), link),
      note(t(NOT_YOU)),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) =>
    coupleSample(origin, { answer: "We are at a wedding all day. Sunday afternoon is free." }),
});

export const appointmentCancelled = mailTemplate({
  kind: "appointment-called-off",
  content: ({ firstName, appointment, link }: CoupleFields) => ({
    subject: t("Cancelled: appointment on {time}", { time: timeOf(appointment) }),
    preheader: t("{vendor} had to cancel.", { vendor: vendorOf(appointment) }),
    heading: t("Your appointment was cancelled"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t("We're sorry: {vendor} had to cancel your appointment on {time}.", {
          vendor: vendorOf(appointment),
          time: timeOf(appointment),
        }),
      ),
      ...quote(t("From {vendor}", { vendor: vendorOf(appointment) }), appointment.answer),
      button(t("Choose another time"), link),
      note(t(NOT_YOU)),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) =>
    coupleSample(origin, { answer: "Our fitter is ill, and we would not like to do it without her." }),
});

export const appointmentLapsed = mailTemplate({
  kind: "appointment-lapsed",
  content: ({ firstName, appointment, link }: CoupleFields) => ({
    subject: t("No answer: appointment on {time}", { time: timeOf(appointment) }),
    preheader: t("{vendor} did not answer in time.", { vendor: vendorOf(appointment) }),
    heading: t("Your request wasn't answered"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t(
          "We're sorry: {vendor} did not answer your request for {time}, so there is no appointment. You can request another time, or look at similar vendors.",
          { vendor: vendorOf(appointment), time: timeOf(appointment) },
        ),
      ),
      button(t("Choose another time"), link),
      note(t(NOT_YOU)),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) => coupleSample(origin),
});

export const appointmentMoved = mailTemplate({
  kind: "appointment-moved",
  content: ({ firstName, appointment, link, messagesLink }: MovedFields) => ({
    subject: t("New time: appointment on {time}", { time: timeOf(appointment) }),
    preheader: t("Moved from {old}. Please accept it, or ask for another time.", {
      old: oldTimeOf(appointment),
    }),
    heading: t("Your appointment has a new time"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t(
          "{vendor} moved your appointment from {old} to {time}. It's kept for you, and confirmed once you accept.",
          { vendor: vendorOf(appointment), old: oldTimeOf(appointment), time: timeOf(appointment) },
        ),
      ),
      ...where(appointment),
      ...quote(t("From {vendor}", { vendor: vendorOf(appointment) }), appointment.answer),
      button(t("Accept or cancel"), link),
      paragraph(t("Doesn't suit you? Message the vendor to ask for another time:")),
      button(t("Ask for another time"), messagesLink),
      note(sentences(t("If you haven't accepted when it starts, the appointment is cancelled."), t(NOT_YOU))),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) => ({
    ...coupleSample(origin, {
      answer: "Our fitter is only in on Saturday.",
      movedFrom: "2026-11-27T07:00:00.000Z",
    }),
    link: `${origin}/user/dashboard/my-wedding#appointments`,
    messagesLink: `${origin}/user/dashboard/messages`,
  }),
});

export const appointmentAccepted = mailTemplate({
  kind: "appointment-accepted",
  inEnglish: true,
  content: ({ appointment, link }: VendorFields) => ({
    subject: `New time accepted: ${timeOf(appointment)}`,
    preheader: "The appointment is confirmed.",
    heading: "The new time is accepted",
    blocks: [
      paragraph(
        `${coupleOf(appointment)} accepted the new time of their appointment with ${vendorOf(appointment)}: ` +
          `${timeOf(appointment)}. The appointment is confirmed.`,
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
  inEnglish: true,
  content: ({ appointment, link }: VendorFields) => ({
    subject: `Not accepted: appointment on ${timeOf(appointment)}`,
    preheader: "The new time wasn't accepted, so the appointment is cancelled.",
    heading: "The new time wasn't accepted",
    blocks: [
      paragraph(
        `${coupleOf(appointment)} did not accept the new time of their appointment with ${vendorOf(appointment)}, ` +
          `${timeOf(appointment)}, so it is cancelled.`,
      ),
      button("See your appointments", link),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const appointmentExpired = mailTemplate({
  kind: "appointment-expired",
  content: ({ firstName, appointment, link }: CoupleFields) => ({
    subject: t("Not accepted: appointment on {time}", { time: timeOf(appointment) }),
    preheader: t("You didn't accept the new time, so the appointment is cancelled."),
    heading: t("Your appointment has been cancelled"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t(
          "{vendor} moved your appointment to {time}. You hadn't accepted the new time when it came, so the appointment is cancelled. If you'd still like to meet, choose another time.",
          { vendor: vendorOf(appointment), time: timeOf(appointment) },
        ),
      ),
      button(t("Choose another time"), link),
      note(t(NOT_YOU)),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) => coupleSample(origin),
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
