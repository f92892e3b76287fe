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
import { addressOf, coupleName } from "./present";
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

/** Mails those of the vendor who keep its appointments about what a couple did or left undone. */
export async function mailVendor(
  tx: Transaction,
  event: keyof typeof TO_VENDOR,
  { appointment, vendor, customer }: AppointmentRow,
): Promise<void> {
  const message = {
    vendorName: vendor.vendorName,
    coupleName: coupleName(customer),
    startsAt: appointment.startsAt.toISOString(),
    note: appointment.note,
    link: appLink("/vendor/dashboard/appointments"),
  };
  for (const to of await teamAddresses(tx, appointment.vendorId, "appointments")) {
    await enqueueMessage(tx, TO_VENDOR[event], { ...message, to });
  }
}

/** Mails the couple about what the vendor did or left undone; does nothing for other actions. */
export async function mailCouple(
  tx: Transaction,
  action: string,
  { appointment, vendor }: AppointmentRow,
): Promise<void> {
  if (!isToCouple(action)) return;
  const message = {
    vendorName: vendor.vendorName,
    startsAt: appointment.startsAt.toISOString(),
    address: addressOf(vendor),
    answer: appointment.answer,
    link: appLink(action === "confirm" ? "/user/dashboard/my-wedding" : `/vendor-detail/${vendor.slug}`),
  };
  for (const recipient of await coupleAddresses(tx, appointment.customerId)) {
    await enqueueMessage(tx, TO_COUPLE[action], { ...message, ...recipient });
  }
}

/** Mails the couple the new time of its appointment, and what it can do. */
export async function mailMoved(tx: Transaction, { appointment, vendor }: AppointmentRow): Promise<void> {
  const message = {
    vendorName: vendor.vendorName,
    from: (appointment.movedFrom ?? appointment.startsAt).toISOString(),
    startsAt: appointment.startsAt.toISOString(),
    address: addressOf(vendor),
    answer: appointment.answer,
    link: appLink("/user/dashboard/my-wedding#appointments"),
    messagesLink: appLink(`/user/dashboard/messages?vendorId=${appointment.vendorId}`),
  };
  for (const recipient of await coupleAddresses(tx, appointment.customerId)) {
    await enqueueMessage(tx, appointmentMoved, { ...message, ...recipient });
  }
}

function isToCouple(action: string): action is keyof typeof TO_COUPLE {
  return Object.hasOwn(TO_COUPLE, action);
}
