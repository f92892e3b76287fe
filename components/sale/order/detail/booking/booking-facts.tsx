import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import { CalendarFile } from "@/components/sale/order/calendar-file";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";
import { daysToGo, Fact } from "./booking-fact";
import { BookingMoney } from "./booking-money";
import styles from "./booking-facts.module.css";

type Props = {
  order: OrderDetail;
  /** A button to request a visit. */
  visit: ReactNode;
  /** The couple's visits to this vendor. */
  visits: ReactNode;
};

/** A booking at a glance: time, place, contact, visits, where the money is, and the available actions. */
export function BookingFacts({ order, visit, visits }: Props) {
  const { eventDate, vendor, vendorContact, state } = order;
  const { name, phone, address } = vendorContact;
  return (
    <Card as="section" className={styles.booking ?? ""} aria-labelledby="your-booking">
      <h2 id="your-booking" className={styles.title}>
        Your booking
      </h2>
      <dl className={styles.facts}>
        <Fact label="Your day">
          {eventDate ? formatDate(eventDate) : "Not fixed yet"}
          {eventDate && state !== "cancelled" ? <span>{daysToGo(eventDate)}</span> : null}
        </Fact>
        {address ? (
          <Fact label={`Where to find ${vendor.vendorName}`}>
            {address}
            <a href={directionsTo(address)} target="_blank" rel="noreferrer">
              Directions
            </a>
          </Fact>
        ) : null}
        {name || phone ? (
          <Fact label="Your contact">
            {name}
            {phone ? <a href={`tel:${phone.replace(/\s+/g, "")}`}>{phone}</a> : null}
          </Fact>
        ) : null}
        <BookingMoney order={order} />
      </dl>
      {visits}
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          size="sm"
          href={`/user/dashboard/messages?vendorId=${vendor.id}&about=order:${order.id}`}
        >
          Message {vendor.vendorName}
        </ButtonLink>
        {state === "cancelled" ? null : <CalendarFile orders={[order]} location={address} size="sm" />}
        {visit}
        {state === "awaiting_payment" ? null : (
          <ButtonLink variant="secondary" size="sm" href="#documents">
            Documents
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
