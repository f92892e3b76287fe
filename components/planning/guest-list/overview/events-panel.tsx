"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import { clock } from "@/lib/clock";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { messageOf } from "@/contracts/api-error";
import type { GuestSummary } from "@/contracts/planning/guest/guest";
import {
  EVENT_DELETED,
  EVENT_KIND_LABELS,
  MAX_EVENTS,
  type WeddingEvent,
} from "@/contracts/planning/wedding/wedding";
import { formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useDeleteWeddingEventMutation,
  useSortWeddingEventsMutation,
} from "@/services/planning/wedding-event";
import styles from "./panels.module.css";

const ConfirmDialog = dynamic(() => import("@/components/ui/feedback/confirm-dialog"));
const EventDialog = dynamic(() => import("../dialogs/event-dialog"));

type Props = { events: readonly WeddingEvent[]; summary: GuestSummary };

/** The wedding's events: when, where, who is invited; add, edit, reorder, delete. */
export function EventsPanel({ events, summary }: Props) {
  const [edited, setEdited] = useState<WeddingEvent | "new" | null>(null);
  const [asked, setAsked] = useState<WeddingEvent | null>(null);
  const [remove, { isLoading, error, reset }] = useDeleteWeddingEventMutation();
  const [sort] = useSortWeddingEventsMutation();
  const move = (at: number, by: number) => {
    const ids = events.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    if (moved) void sort(ids.toSpliced(at + by, 0, moved));
  };
  const confirm = async () => {
    if (!asked) return;
    const { error: failed } = await remove(asked.id);
    if (failed) return;
    setAsked(null);
    notify("success", EVENT_DELETED);
  };
  return (
    <section aria-label="Events" className={styles.panel}>
      <ul className={styles.list}>
        {events.map((event, at) => (
          <li key={event.id} className={styles.item}>
            <div>
              <h2 className={styles.title}>{event.name}</h2>
              <p className={styles.note}>
                {[
                  event.name === EVENT_KIND_LABELS[event.kind] ? "" : EVENT_KIND_LABELS[event.kind],
                  whenOf(event),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {event.venueName ? (
                <p className={styles.note}>
                  {[event.venueName, event.address, event.postalCode && `Singapore ${event.postalCode}`]
                    .filter(Boolean)
                    .join(", ")}
                </p>
              ) : null}
              {event.meals.length > 0 ? <p className={styles.note}>Meals: {event.meals.join(", ")}</p> : null}
              <p>
                {invitedTo(event, summary) === 1
                  ? "1 guest invited"
                  : `${invitedTo(event, summary)} guests invited`}
              </p>
            </div>
            {summary.mayEdit ? (
              <div className={styles.actions}>
                <Button
                  variant="plain"
                  size="sm"
                  disabled={at === 0}
                  aria-label={`Move ${event.name} up`}
                  onClick={() => move(at, -1)}
                >
                  ↑
                </Button>
                <Button
                  variant="plain"
                  size="sm"
                  disabled={at === events.length - 1}
                  aria-label={`Move ${event.name} down`}
                  onClick={() => move(at, 1)}
                >
                  ↓
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Edit ${event.name}`}
                  onClick={() => setEdited(event)}
                >
                  Edit
                </Button>
                <Button
                  variant="plain"
                  size="sm"
                  disabled={events.length === 1}
                  aria-label={`Delete ${event.name}`}
                  onClick={() => setAsked(event)}
                >
                  Delete
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {summary.mayEdit && events.length < MAX_EVENTS ? (
        <div>
          <Button variant="secondary" onClick={() => setEdited("new")}>
            Add event
          </Button>
        </div>
      ) : null}
      {edited ? (
        <EventDialog open event={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {asked ? (
        <ConfirmDialog
          open
          title={`Delete ${asked.name}?`}
          confirm="Delete event"
          cancel="Keep it"
          tone="danger"
          busy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => {
            setAsked(null);
            reset();
          }}
        >
          <div className={styles.asked}>
            <p>{lossOf(asked, summary)}</p>
            {error ? <Alert tone="bad">{messageOf(error)}</Alert> : null}
          </div>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

const invitedTo = ({ id }: WeddingEvent, { events }: GuestSummary) =>
  events.find(({ eventId }) => eventId === id)?.invited ?? 0;

function lossOf(event: WeddingEvent, summary: GuestSummary): string {
  const count = invitedTo(event, summary);
  const invitations = count === 1 ? "1 invitation goes" : `${count} invitations go`;
  return [
    count === 0 ? "Nobody is invited to it yet." : `${invitations} with it, answers and meals included.`,
    "Its seating plan and helpers’ links are deleted with it. Orders tied to it stay, but no longer follow its guest count.",
    "This can’t be undone.",
  ].join(" ");
}

function whenOf({ date, startsAt, endsAt }: WeddingEvent): string {
  const time = startsAt ? [startsAt, endsAt].flatMap((at) => (at ? [clock(at)] : [])).join(" to ") : "";
  return [date ? formatDate(date) : "No date yet", time].filter(Boolean).join(", ");
}
