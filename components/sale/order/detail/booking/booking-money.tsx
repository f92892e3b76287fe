import { PAYMENT_PROTECTION } from "@/components/sale/order/payment-protection";
import { amount } from "@/components/ui/money/amount";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { Fact } from "./booking-fact";

/** Where the couple's payments are: with Sayang, or with the vendor. */
export function BookingMoney({ order }: { order: OrderDetail }) {
  const { held, released, paidOutAt, state, vendor } = order;
  return (
    <>
      {held > 0 ? (
        <Fact label="Held by Sayang">
          <strong className="tabular">{amount(held)}</strong>
          <span>{PAYMENT_PROTECTION}</span>
        </Fact>
      ) : null}
      {released > 0 ? (
        <Fact label={`${paidOutAt ? "Paid out" : "Released"} to ${vendor.vendorName}`}>
          <strong className="tabular">{amount(released)}</strong>
          <span>
            {state === "cancelled"
              ? "That’s the part it keeps by the refund rule."
              : "Your order is complete."}
            {paidOutAt
              ? ` Paid on ${formatDate(todayInSingapore(new Date(paidOutAt)))}.`
              : " The payout is on its way."}
          </span>
        </Fact>
      ) : null}
    </>
  );
}
