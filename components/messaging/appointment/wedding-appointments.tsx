"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Badge } from "@/components/ui/feedback/badge";
import { Button } from "@/components/ui/action/button";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { HomeSection, RowsSkeleton } from "@/components/ui/page/home-section";
import type { Appointment } from "@/contracts/messaging/appointment/appointment";
import { appointmentTransitionsFor } from "@/contracts/messaging/appointment/appointment-process";
import { formatAppointment } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useAnswerAsCoupleMutation, useGetAppointmentsQuery } from "@/services/messaging/appointment";
import { APPOINTMENT_LABELS, APPOINTMENT_TONES } from "./appointment-labels";
import { AppointmentTime } from "./appointment-time";
import styles from "./wedding-appointments.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
/** More than any couple has at once, with at most two per vendor. */
const LIMIT = 20;

/** The couple's upcoming visits, which it can cancel. Renders nothing when there are none. */
export function WeddingAppointments() {
  const { data, error, isFetching, refetch } = useGetAppointmentsQuery(
    { limit: LIMIT },
    { refetchOnMountOrArgChange: true },
  );
  const [asked, setAsked] = useState<Appointment | null>(null);
  const [open, setOpen] = useState(false);
  const [accept, accepting] = useAnswerAsCoupleMutation();
  const [answered, setAnswered] = useState(0);
  const [cancel, { isLoading }] = useAnswerAsCoupleMutation();
  const listRef = useKeptFocus<HTMLDivElement>(answered);
  if (data?.totalDocs === 0) return null;

  const confirm = async () => {
    if (!asked) return;
    const { data: done } = await cancel({ id: asked.id, action: "cancel" });
    setOpen(false);
    if (!done) return;
    setAnswered((n) => n + 1);
    notify("success", `Appointment cancelled. We have told ${asked.vendor.vendorName}.`);
  };

  const take = async ({ id, startsAt, vendor }: Appointment) => {
    const { data: done } = await accept({ id, action: "accept", startsAt });
    if (!done) return;
    setAnswered((n) => n + 1);
    notify("success", `New time accepted. We have told ${vendor.vendorName}.`);
  };

  return (
    <div id="appointments" ref={listRef} tabIndex={-1} className={styles.section}>
      <HomeSection title="Your appointments">
        {data ? (
          <ul aria-busy={isFetching}>
            {data.docs.map((appointment) => (
              <Row
                key={appointment.id}
                appointment={appointment}
                busy={accepting.isLoading}
                onAccept={() => void take(appointment)}
                onCancel={() => {
                  setAsked(appointment);
                  setOpen(true);
                }}
              />
            ))}
          </ul>
        ) : error && !isFetching ? (
          <LoadFailure title="Your appointments could not be loaded" error={error} retry={refetch} />
        ) : (
          <RowsSkeleton label="Loading appointments" count={1} />
        )}
      </HomeSection>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title="Cancel this appointment?"
            confirm="Cancel it"
            cancel="Keep it"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          >
            {asked.vendor.vendorName} expects you on {formatAppointment(asked.startsAt)}. We will tell them,
            and the time is free for another couple.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </div>
  );
}

type RowProps = { appointment: Appointment; busy: boolean; onAccept: () => void; onCancel: () => void };

function Row({ appointment, busy, onAccept, onCancel }: RowProps) {
  const { vendor, state, startsAt, endsAt, movedFrom, answer } = appointment;
  const open = appointmentTransitionsFor(appointment, "customer");
  const mayAccept = open.includes("accept");
  const which = `the appointment with ${vendor.vendorName} on ${formatAppointment(startsAt)}`;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.vendor}>
          <Link href={`/vendor-detail/${vendor.slug}`} prefetch={false}>
            {vendor.vendorName}
          </Link>
        </p>
        <p className={styles.when}>
          <AppointmentTime startsAt={startsAt} endsAt={endsAt} />
        </p>
        {movedFrom ? <p className={styles.where}>Moved from {formatAppointment(movedFrom)}</p> : null}
        {vendor.address ? <p className={styles.where}>{vendor.address}</p> : null}
        {answer ? <p className={styles.answer}>“{answer}”</p> : null}
        {mayAccept ? (
          <>
            <p className={styles.answer}>
              The new time is kept for you. If you haven’t accepted it when it starts, it’s cancelled.
            </p>
            <p className={styles.choices}>
              <Button size="sm" aria-label={`Accept ${which}`} busy={busy} onClick={onAccept}>
                Accept new time
              </Button>
              <Link
                href={`/user/dashboard/messages?vendorId=${vendor.id}&about=appointment:${appointment.id}`}
                prefetch={false}
              >
                Ask for another time
              </Link>
            </p>
          </>
        ) : null}
      </div>
      <div className={styles.side}>
        <Badge tone={APPOINTMENT_TONES[state]}>{APPOINTMENT_LABELS[state]}</Badge>
        {open.includes("withdraw") ? (
          <Button variant="plain" size="sm" aria-label={`Cancel ${which}`} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </li>
  );
}
