import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import { CalendarFile } from "@/components/sale/order/calendar-file";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { daysBetween, formatDate, todayInSingapore } from "@/lib/dates";
import styles from "./booking-facts.module.css";

type Props = {
  order: OrderDetail;
  /** The visits to this vendor, and a button to request one. */
  visit: ReactNode;
};

/** The time and place of a booking, its contact, and the available actions. */
export function BookingFacts({ order, visit }: Props) {
  const { eventDate, vendor, vendorContact, state } = order;
  const { name, phone, address } = vendorContact;
  return (
    <Card as="section" className={styles.booking ?? ""} aria-label="Your booking">
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
      </dl>
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
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

function daysToGo(day: string): string {
  const days = daysBetween(todayInSingapore(), day);
  if (days < 0) return "";
  return days === 0 ? "Today" : days === 1 ? "Tomorrow" : `${days} days to go`;
}
