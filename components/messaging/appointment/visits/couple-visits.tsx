"use client";
import Link from "next/link";
import { useMay } from "@/components/session/use-team-role";
import { useGetVendorAppointmentsQuery } from "@/services/messaging/appointment-vendor";
import { useGetVendorOrderQuery } from "@/services/sale/order-vendor";
import { VisitList } from "./visit-list";

/** A couple can have fewer ahead. */
const AHEAD = 10;
const PAST = 5;

const PATH = "/vendor/dashboard/appointments";

/** The visits and tastings of an order's couple: those ahead, and the latest ones. */
export function CoupleVisits({ orderId }: { orderId: string }) {
  const may = useMay("appointments");
  const { currentData: order } = useGetVendorOrderQuery(orderId);
  const customerId = order?.customer.id ?? "";
  const options = { skip: customerId === "" || !may, refetchOnMountOrArgChange: true };
  const ahead = useGetVendorAppointmentsQuery({ customerId, limit: AHEAD }, options).currentData;
  const past = useGetVendorAppointmentsQuery({ customerId, when: "past", limit: PAST }, options).currentData;
  if (!ahead || !past) return null;
  return (
    <VisitList
      visits={[...ahead.docs, ...past.docs]}
      empty="None yet"
      link={
        <Link
          href={ahead.docs.length > 0 || past.docs.length === 0 ? PATH : `${PATH}?tab=past`}
          prefetch={false}
        >
          All appointments
        </Link>
      }
    />
  );
}
