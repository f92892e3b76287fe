"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { Dialog } from "@/components/ui/feedback/dialog";
import { DayLine } from "@/components/ui/form/date/day-line";
import { nextAppointmentState } from "@/contracts/messaging/appointment/appointment-process";
import type { CalendarVisit } from "@/contracts/messaging/calendar/calendar";
import { formatDateTime, formatTime, type IsoDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useReleaseDateMutation, useSetCalendarDaysMutation } from "@/services/messaging/calendar";
import styles from "./day-dialog.module.css";
import { type FullDay, longDay, standingOf } from "./calendar-days";
import { HoldForm } from "./hold-form";
import { MoveForm } from "./move-form";

const MoveAppointmentForm = lazy(() => import("@/components/messaging/appointment/move-appointment-form"));

type Props = { open: boolean; day: FullDay; capacity: number; today: IsoDate; onClose: () => void };

/** One day: its events, and ways to block, open or hold it. */
export default function DayDialog({ open, day, capacity, today, onClose }: Props) {
  const [holding, setHolding] = useState(false);
  const [setDays, setting] = useSetCalendarDaysMutation();
  const { date, off } = day;
  const standing = standingOf(day, capacity);
  const isAhead = date >= today;
  const canHold = date > today && !off && day.taken < capacity;

  const toggle = async () => {
    const { data } = await setDays({ dates: [date], open: off });
    if (data) notify("success", off ? "Day open for bookings" : "Day blocked");
  };

  return (
    <Dialog
      open={open}
      title={longDay(date)}
      onClose={onClose}
      actions={
        <>
          {canHold && !holding ? (
            <Button variant="secondary" onClick={() => setHolding(true)}>
              Hold for a couple
            </Button>
          ) : null}
          {isAhead ? (
            <Button
              variant="secondary"
              busy={setting.isLoading}
              onClick={setting.isLoading ? undefined : () => void toggle()}
            >
              {off ? "Open this day" : "Block this day"}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={styles.standing}>
        {standing ? (
          <Badge tone={off ? "neutral" : day.taken >= capacity ? "good" : "brass"}>{standing}</Badge>
        ) : (
          "Free"
        )}
      </p>
      <DayLine date={date} />
      <Entries day={day} today={today} />
      {off && isAhead ? <BlockedNote /> : null}
      {!isAhead ? <p className={styles.note}>This day has passed.</p> : null}
      {holding && canHold ? <HoldForm date={date} onDone={() => setHolding(false)} /> : null}
    </Dialog>
  );
}

/** A blocked day takes no bookings; appointments have their own days off. */
function BlockedNote() {
  return (
    <p className={styles.note}>
      Couples can’t book you for this day; existing bookings stay. They can still request a visit within your{" "}
      <Link href="/vendor/dashboard/appointments?tab=hours" prefetch={false}>
        opening hours
      </Link>
      . To stop visits too, add the day there under “Days you are closed”.
    </p>
  );
}

function Entries({ day: { date, weddings, holds, visits }, today }: { day: FullDay; today: IsoDate }) {
  const [moving, setMoving] = useState<string | null>(null);
  const [release, releasing] = useReleaseDateMutation();
  if (weddings.length + holds.length + visits.length === 0) return null;
  const free = async (holdId: string) => {
    const answer = await release(holdId);
    if (!answer.error) notify("success", "Date released");
  };
  return (
    <ul className={styles.entries}>
      {weddings.map(({ id, name, orderNumber }) => (
        <li key={id}>
          <Link href={`/vendor/dashboard/orders/${id}`} prefetch={false}>
            {name}
          </Link>
          <span>
            Wedding, order {orderNumber} ·{" "}
            <Link
              href={`/vendor/dashboard/orders/${id}/event-order`}
              prefetch={false}
              aria-label={`Event order ${orderNumber}`}
            >
              Event order
            </Link>
          </span>
        </li>
      ))}
      {holds.map(({ id, name, expiresAt }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            <br />
            Held until {formatDateTime(expiresAt)}
          </span>
          <span className={styles.acts}>
            <Button
              variant="plain"
              size="sm"
              aria-label={`Move the date held for ${name}`}
              aria-expanded={moving === id}
              onClick={() => setMoving(moving === id ? null : id)}
            >
              Move
            </Button>
            <Button
              variant="plain"
              size="sm"
              aria-label={`Release the date held for ${name}`}
              onClick={releasing.isLoading ? undefined : () => void free(id)}
            >
              Release
            </Button>
          </span>
          {moving === id ? (
            <div className={styles.move}>
              <MoveForm holdId={id} from={date} today={today} onDone={() => setMoving(null)} />
            </div>
          ) : null}
        </li>
      ))}
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} />
      ))}
    </ul>
  );
}

const WAITING: Partial<Record<CalendarVisit["state"], string>> = {
  requested: ", requested",
  moved: ", waiting for the couple",
};

function Visit({ visit: { id, name, startsAt, endsAt, state } }: { visit: CalendarVisit }) {
  const [moving, setMoving] = useState(false);
  const canMove = nextAppointmentState({ state, startsAt }, "move", "vendor") !== null;
  return (
    <li>
      <span className={styles.what}>
        <Link href="/vendor/dashboard/appointments" prefetch={false}>
          {name}
        </Link>
        <br />
        {formatTime(startsAt)} – {formatTime(endsAt)}
        {WAITING[state] ?? ""}
      </span>
      {canMove ? (
        <Button
          variant="plain"
          size="sm"
          aria-label={`Move the appointment with ${name}`}
          aria-expanded={moving}
          onClick={() => setMoving(!moving)}
        >
          Move
        </Button>
      ) : null}
      {moving && canMove ? (
        <div className={styles.move}>
          <Suspense>
            <MoveAppointmentForm id={id} name={name} startsAt={startsAt} onDone={() => setMoving(false)} />
          </Suspense>
        </div>
      ) : null}
    </li>
  );
}
