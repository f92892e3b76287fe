"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { visitInvitation } from "@/components/catalogue/vendor/visit-invitation";
import { Button } from "@/components/ui/action/button";
import { type Appointment, MAX_UPCOMING } from "@/contracts/messaging/appointment/appointment";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { formatAppointment } from "@/lib/dates";
import { useGetAppointmentsQuery } from "@/services/messaging/appointment";
import { useGetOrderQuery } from "@/services/sale/order";
import { useAppStore } from "@/store/hooks";
import { APPOINTMENT_LABELS } from "./appointment-labels";
import styles from "./order-visit.module.css";

const AppointmentDialog = lazy(async () => ({
  default: (await import("./request/appointment-dialog")).AppointmentDialog,
}));
/** More than any couple has at once, as in the full list. */
const LIMIT = 20;
/** Before the vendor has delivered there is something to see or to taste. */
const OPEN: readonly OrderState[] = ["awaiting_approval", "in_progress", "all_paid"];

/** The couple's upcoming visits to an order's vendor, and a button to request one. */
export function OrderVisit({ orderId }: { orderId: string }) {
  const store = useAppStore();
  const [asking, setAsking] = useState(false);
  const { currentData: order } = useGetOrderQuery(orderId);
  const { data } = useGetAppointmentsQuery({ limit: LIMIT }, { refetchOnMountOrArgChange: true });
  if (!order || !data) return null;
  const { vendor, vendorContact, state } = order;
  const visits = data.docs.filter((visit) => visit.vendor.id === vendor.id);
  const open = OPEN.includes(state);
  return (
    <>
      {open && visits.length < MAX_UPCOMING ? (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {visitInvitation(vendorContact.categorySlug).action}
        </Button>
      ) : null}
      {visits.length > 0 ? (
        <ul className={styles.visits} aria-label="Your visits">
          {visits.map((visit) => (
            <VisitLine key={visit.id} visit={visit} />
          ))}
        </ul>
      ) : null}
      {asking ? (
        <Suspense>
          <AppointmentDialog
            store={store}
            vendorId={vendor.id}
            vendorName={vendor.vendorName}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function VisitLine({ visit: { startsAt, state } }: { visit: Appointment }) {
  return (
    <li>
      {formatAppointment(startsAt)} · {APPOINTMENT_LABELS[state]}{" "}
      <Link href="/user/dashboard/my-wedding#appointments" prefetch={false}>
        Change
      </Link>
    </li>
  );
}
