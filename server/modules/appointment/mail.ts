import { appLink } from "@/server/links";
import type { enqueueMessage } from "@/server/modules/outgoing-message/service";
import { addressOf, coupleName } from "./present";
import type { AppointmentRow } from "./repo";

type Message = Parameters<typeof enqueueMessage>[1];

export function toVendor(
  kind: "appointment-requested" | "appointment-withdrawn",
  { appointment, vendor, vendorEmail, customer }: AppointmentRow,
): Message {
  return {
    kind,
    to: vendorEmail,
    vendorName: vendor.vendorName,
    coupleName: coupleName(customer),
    startsAt: appointment.startsAt.toISOString(),
    note: appointment.note,
    link: appLink("/vendor/dashboard/appointments"),
  };
}

export function toCouple(
  kind: "appointment-confirmed" | "appointment-declined" | "appointment-called-off" | "appointment-lapsed",
  { appointment, vendor, customer, customerEmail }: AppointmentRow,
): Message {
  return {
    kind,
    to: customerEmail,
    firstName: customer.firstName,
    vendorName: vendor.vendorName,
    startsAt: appointment.startsAt.toISOString(),
    address: addressOf(vendor),
    answer: appointment.answer,
    link: appLink(
      kind === "appointment-confirmed" ? "/user/dashboard/my-wedding" : `/vendor-detail/${vendor.slug}`,
    ),
  };
}
