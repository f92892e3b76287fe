import { coupleName } from "@/lib/couple-name";
import type { Appointment } from "@/contracts/messaging/appointment/appointment";
import { vendorAddress } from "@/server/modules/catalogue/vendor/public";
import type { AppointmentRow } from "./repo";

export function presentAppointment({ appointment, vendor, customer }: AppointmentRow): Appointment {
  const { id, state, startsAt, endsAt, note, answer, createdAt, movedFrom, vendorId, customerId } =
    appointment;
  return {
    id,
    _id: id,
    state,
    note,
    answer,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    movedFrom: movedFrom?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    vendor: {
      id: vendorId,
      _id: vendorId,
      slug: vendor.slug,
      vendorName: vendor.vendorName,
      profileImage: vendor.profileImage,
      address: vendorAddress(vendor),
    },
    customer: { id: customerId, name: coupleName(customer), weddingDate: customer.weddingDate },
  };
}
