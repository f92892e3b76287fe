import { fullName } from "@/lib/full-name";
import type { Appointment } from "@/contracts/messaging/appointment";
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
      address: addressOf(vendor),
    },
    customer: { id: customerId, name: coupleName(customer), weddingDate: customer.weddingDate },
  };
}

export function coupleName({ firstName, lastName }: AppointmentRow["customer"]): string {
  return fullName({ firstName, lastName }) || "A couple";
}

/** Returns `12 Club Street, #03-01, Ann Siang House, Singapore 069412`; empty when the vendor gives no address. */
export function addressOf(
  vendor: Pick<
    AppointmentRow["vendor"],
    "blockNumber" | "streetAddress1" | "unitNo" | "buildingName" | "postCode"
  >,
): string {
  const street = `${vendor.blockNumber} ${vendor.streetAddress1}`.trim();
  if (!street && !vendor.buildingName) return "";
  const city = `Singapore ${vendor.postCode}`.trim();
  return [street, vendor.unitNo, vendor.buildingName, city].filter(Boolean).join(", ");
}
