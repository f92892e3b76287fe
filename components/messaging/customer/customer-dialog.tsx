"use client";
import Link from "next/link";
import { Dialog } from "@/components/ui/feedback/dialog";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { amount } from "@/components/ui/money/amount";
import type { VendorCustomerDetail } from "@/contracts/messaging/customer";
import { formatAppointment, formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useGetVendorCustomerQuery } from "@/services/messaging/customer";
import { ContactActions } from "./contact-actions";
import styles from "./customer-dialog.module.css";
import { CustomerForm } from "./customer-form";

/** A customer: their history with the vendor, and the vendor's notes. */
export default function CustomerDialog({
  id,
  open,
  onClose,
}: {
  id: string;
  open: boolean;
  onClose: () => void;
}) {
  const { data, error, isFetching, refetch } = useGetVendorCustomerQuery(id);
  return (
    <Dialog open={open} title={data?.name ?? "Customer"} bodyClass={styles.content} onClose={onClose}>
      {error && !isFetching ? (
        <LoadFailure title="This customer could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="block" height="16rem" /> : null}
      {data ? (
        <>
          <Facts customer={data} />
          <Between customer={data} />
          <CustomerForm key={data.id} customer={data} onSaved={() => notify("success", "Customer saved")} />
          {data.kind === "contact" ? <ContactActions customer={data} onRemoved={onClose} /> : null}
        </>
      ) : null}
    </Dialog>
  );
}

function Facts({ customer }: { customer: VendorCustomerDetail }) {
  const { kind, weddingDate, purchases, value, phone, nextDate } = customer;
  const facts = [
    ["Wedding", weddingDate && formatDate(weddingDate)],
    ["Next date", nextDate && formatDate(nextDate)],
    ["Purchases", kind === "couple" && `${purchases}, ${amount(value)}`],
    ["Phone", kind === "couple" && phone],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Between({ customer: { roomId, orders, visits } }: { customer: VendorCustomerDetail }) {
  if (!roomId && orders.length + visits.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Between you">
      {roomId ? (
        <li>
          <Link href={`/vendor/dashboard/messages?roomId=${roomId}`} prefetch={false}>
            Open the conversation
          </Link>
        </li>
      ) : null}
      {orders.map(({ id, orderNumber, value, eventDate }) => (
        <li key={id}>
          <Link href={`/vendor/dashboard/orders/${id}`} prefetch={false}>
            Order {orderNumber}
          </Link>
          <span>
            {amount(value)}
            {eventDate ? `, ${formatDate(eventDate)}` : ""}
          </span>
        </li>
      ))}
      {visits.map(({ id, startsAt }) => (
        <li key={id}>
          <Link href="/vendor/dashboard/appointments" prefetch={false}>
            Appointment
          </Link>
          <span>{formatAppointment(startsAt)}</span>
        </li>
      ))}
    </ul>
  );
}
