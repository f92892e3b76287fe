import type { ReactNode } from "react";
import { OrderHandler } from "@/components/sale/order-team/order-handler";
import { ButtonLink } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";
import { daysToGo, Fact } from "@/components/sale/order/detail/booking/booking-fact";
import styles from "./vendor-booking.module.css";

type Props = {
  order: OrderDetail;
  /** The button that opens the conversation with the couple. */
  message: ReactNode;
  /** The couple's visits and tastings. */
  visits: ReactNode;
};

/** The day of a booking, its couple, its visits, and who of the team has it. */
export function VendorBooking({ order, message, visits }: Props) {
  const { eventDate, state, contactName, contactPhone } = order;
  return (
    <Card as="section" className={styles.booking ?? ""} aria-label="Booking">
      <dl className={styles.facts}>
        <Fact label="Event date">
          {eventDate ? formatDate(eventDate) : "Not fixed yet"}
          {eventDate && state !== "cancelled" ? <span>{daysToGo(eventDate)}</span> : null}
          {state === "awaiting_approval" || state === "cancelled" ? null : (
            <ButtonLink
              variant="secondary"
              size="sm"
              href={`/vendor/dashboard/orders/${order.id}/event-order`}
            >
              Event order
            </ButtonLink>
          )}
        </Fact>
        <Fact label="Contact">
          {contactName}
          {contactPhone ? <a href={`tel:${contactPhone.replace(/\s+/g, "")}`}>{contactPhone}</a> : null}
          {message}
        </Fact>
      </dl>
      {visits}
      <OrderHandler orderId={order.id} />
    </Card>
  );
}
