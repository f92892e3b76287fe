"use client";
import { lazy, Suspense, useState } from "react";
import { CALENDAR } from "@/components/ui/media/list-drawings";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { useNow } from "@/components/ui/time/use-now";
import { Badge } from "@/components/ui/feedback/badge";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import type { Appointment } from "@/contracts/messaging/appointment/appointment";
import {
  appointmentTransitionsFor,
  nextAppointmentState,
  VENDOR_APPOINTMENT_ACTIONS,
  type VendorAppointmentAction,
} from "@/contracts/messaging/appointment/appointment-process";
import { formatAppointment, formatDate } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import { useGetVendorAppointmentsQuery } from "@/services/messaging/appointment-vendor";
import { AnswerDialogs } from "./answer-dialogs";
import { APPOINTMENT_LABELS, APPOINTMENT_TONES } from "./appointment-labels";
import { AppointmentTime } from "./appointment-time";
import { useAppointmentAnswer } from "./use-appointment-answer";
import styles from "./vendor-appointments.module.css";

const MoveAppointmentForm = lazy(() => import("./move-appointment-form"));

const LIMIT = 10;

const EMPTY = {
  upcoming: {
    title: "No upcoming appointments",
    text: "When a couple requests one of your free times, it appears here and we email you. Set your times under “Opening hours”.",
  },
  past: { title: "Nothing here yet", text: "Past and cancelled appointments appear here." },
} as const;

/** One of a vendor's two lists of appointments. */
export function VendorAppointments({ when }: { when: "upcoming" | "past" }) {
  const { page } = useListParams();
  const query = useGetVendorAppointmentsQuery(
    { when, page, limit: LIMIT },
    { refetchOnMountOrArgChange: true },
  );
  const answer = useAppointmentAnswer();
  const now = new Date(useNow(MINUTE_MS));
  const listRef = useKeptFocus<HTMLElement>(answer.answered);

  return (
    <>
      <PagedList
        query={query}
        label={when === "past" ? "Past appointments" : "Upcoming appointments"}
        failure="The appointments could not be loaded"
        loading="Loading appointments"
        placeholders={3}
        empty={
          <EmptyState drawing={CALENDAR} title={EMPTY[when].title}>
            {EMPTY[when].text}
          </EmptyState>
        }
        listRef={listRef}
        withKeys
      >
        {(data) => (
          <ul className={styles.list}>
            {data.docs.map((appointment) => (
              <Card key={appointment.id} appointment={appointment} now={now} onAsk={answer.ask} />
            ))}
          </ul>
        )}
      </PagedList>
      <AnswerDialogs {...answer} />
    </>
  );
}

type Ask = (appointment: Appointment, action: VendorAppointmentAction) => void;

function Card({ appointment, now, onAsk }: { appointment: Appointment; now: Date; onAsk: Ask }) {
  const { customer, state, startsAt, endsAt, movedFrom, note, answer } = appointment;
  const [moving, setMoving] = useState(false);
  const canMove = nextAppointmentState(appointment, "move", "vendor", now) !== null;
  return (
    <li className={styles.card}>
      <div>
        <div className={styles.couple}>
          <h2>{customer.name}</h2>
          <Badge tone={APPOINTMENT_TONES[state]}>{APPOINTMENT_LABELS[state]}</Badge>
        </div>
        <p className={styles.when}>
          <AppointmentTime startsAt={startsAt} endsAt={endsAt} />
        </p>
        {movedFrom ? <p className={styles.day}>Moved from {formatAppointment(movedFrom)}</p> : null}
        {customer.weddingDate ? (
          <p className={styles.day}>Their wedding is on {formatDate(customer.weddingDate)}</p>
        ) : null}
        {note ? <Words who="They wrote" text={note} /> : null}
        {answer ? <Words who="You wrote" text={answer} /> : null}
      </div>
      <div className={styles.buttons}>
        <Buttons appointment={appointment} now={now} onAsk={onAsk} />
        {canMove ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Move: ${whichOf(appointment)}`}
            aria-expanded={moving}
            onClick={() => setMoving(!moving)}
          >
            Move
          </Button>
        ) : null}
      </div>
      {moving && canMove ? (
        <div className={styles.move}>
          <Suspense>
            <MoveAppointmentForm
              id={appointment.id}
              name={customer.name}
              startsAt={startsAt}
              onDone={() => setMoving(false)}
            />
          </Suspense>
        </div>
      ) : null}
    </li>
  );
}

const whichOf = ({ customer, startsAt }: Appointment) => `${customer.name}, ${formatAppointment(startsAt)}`;

function Words({ who, text }: { who: string; text: string }) {
  return (
    <p className={styles.words}>
      <span className={styles.who}>{who}: </span>
      {text}
    </p>
  );
}

const BUTTONS = {
  confirm: { label: "Confirm", variant: "primary" },
  decline: { label: "Decline", variant: "secondary" },
  cancel: { label: "Cancel", variant: "secondary" },
  complete: { label: "They came", variant: "primary" },
  no_show: { label: "They did not come", variant: "secondary" },
} as const;

function Buttons({ appointment, now, onAsk }: { appointment: Appointment; now: Date; onAsk: Ask }) {
  const open = appointmentTransitionsFor(appointment, "vendor", now);
  const actions = (Object.keys(BUTTONS) as VendorAppointmentAction[]).filter((action) =>
    open.includes(VENDOR_APPOINTMENT_ACTIONS[action]),
  );
  return actions.map((action) => (
    <Button
      key={action}
      size="sm"
      variant={BUTTONS[action].variant}
      aria-label={`${BUTTONS[action].label}: ${whichOf(appointment)}`}
      onClick={() => onAsk(appointment, action)}
    >
      {BUTTONS[action].label}
    </Button>
  ));
}
