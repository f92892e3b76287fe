import { useGetAppointmentsQuery } from "@/services/messaging/appointment";
import { useGetOrderQuery } from "@/services/sale/order";

/** A couple can have fewer ahead. */
const AHEAD = 10;
const PAST = 5;

/** Returns an order with the couple's visits to its vendor: those ahead, and the latest ones. */
export function useOrderVisits(orderId: string) {
  const { currentData: order } = useGetOrderQuery(orderId);
  const vendorId = order?.vendor.id ?? "";
  const options = { skip: vendorId === "", refetchOnMountOrArgChange: true };
  const ahead = useGetAppointmentsQuery({ vendorId, limit: AHEAD }, options).currentData?.docs;
  const past = useGetAppointmentsQuery({ vendorId, when: "past", limit: PAST }, options).currentData?.docs;
  return { order, ahead, past };
}
