import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import {
  appointmentAccepted,
  appointmentCancelled,
  appointmentConfirmed,
  appointmentDeclined,
  appointmentExpired,
  appointmentLapsed,
  appointmentMoved,
  appointmentRequested,
  appointmentUnaccepted,
  appointmentWithdrawn,
} from "./mail";
import { presentAppointment } from "./present";
import type { AppointmentRow } from "./repo";

const TO_VENDOR = {
  requested: appointmentRequested,
  withdrawn: appointmentWithdrawn,
  accepted: appointmentAccepted,
  unaccepted: appointmentUnaccepted,
};
const TO_COUPLE = {
  confirm: appointmentConfirmed,
  decline: appointmentDeclined,
  cancel: appointmentCancelled,
  lapse: appointmentLapsed,
  expire: appointmentExpired,
};

/** Mails those on the vendor's team who manage appointments about the couple's action or missing answer. */
export async function mailVendor(
  tx: Transaction,
  event: keyof typeof TO_VENDOR,
  row: AppointmentRow,
): Promise<void> {
  const appointment = presentAppointment(row);
  const link = appLink("/vendor/dashboard/appointments");
  for (const to of await teamAddresses(tx, appointment.vendor.id, "appointments")) {
    await enqueueMessage(tx, TO_VENDOR[event], { to, appointment, link });
  }
}

/** Mails the couple about the vendor's action or missing answer. Does nothing for other actions. */
export async function mailCouple(tx: Transaction, action: string, row: AppointmentRow): Promise<void> {
  if (!isToCouple(action)) return;
  const appointment = presentAppointment(row);
  const page =
    action === "confirm" ? "/user/dashboard/my-wedding" : `/vendor-detail/${appointment.vendor.slug}`;
  for (const recipient of await coupleAddresses(tx, appointment.customer.id)) {
    await enqueueMessage(tx, TO_COUPLE[action], { ...recipient, appointment, link: appLink(page) });
  }
}

/** Mails the couple the new time of their appointment, and their options. */
export async function mailMoved(tx: Transaction, row: AppointmentRow): Promise<void> {
  const appointment = presentAppointment(row);
  const link = appLink("/user/dashboard/my-wedding#appointments");
  const messagesLink = appLink(`/user/dashboard/messages?vendorId=${appointment.vendor.id}`);
  for (const recipient of await coupleAddresses(tx, appointment.customer.id)) {
    await enqueueMessage(tx, appointmentMoved, { ...recipient, appointment, link, messagesLink });
  }
}

function isToCouple(action: string): action is keyof typeof TO_COUPLE {
  return Object.hasOwn(TO_COUPLE, action);
}
