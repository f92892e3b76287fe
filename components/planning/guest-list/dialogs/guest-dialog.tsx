"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import {
  DIETARY_LABELS,
  DIETARY_NEEDS,
  type Guest,
  GUEST_MESSAGES,
  type GuestAnswer,
  type GuestChange,
  type GuestSide,
  MAX_TAGS,
  RSVP_ANSWERS,
  RSVP_LABELS,
  type RsvpAnswer,
} from "@/contracts/planning/guest/guest";
import { guestBody } from "@/contracts/planning/guest/guest.schema";
import {
  useAddGuestMutation,
  useDeleteGuestMutation,
  useUpdateGuestMutation,
} from "@/services/planning/guest";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import styles from "./dialogs.module.css";
import { SideAndGroup } from "./side-and-group";

type Props = {
  open: boolean;
  guest: Guest;
  context: GridContext;
  onClose: () => void;
  onChanged: (message: string, change: GuestChange) => void;
};

const tagsOf = (typed: string) =>
  [...new Set(typed.split(",").map((tag) => tag.trim().slice(0, 30)))].filter(Boolean).slice(0, MAX_TAGS);

/** All details of one guest, with the answers for all events. */
export default function GuestDialog({ open, guest, context, onClose, onChanged }: Props) {
  const [update] = useUpdateGuestMutation();
  const [addGuest, adding] = useAddGuestMutation();
  const [remove, removing] = useDeleteGuestMutation();
  const [dietary, setDietary] = useState(guest.dietary);
  const [events, setEvents] = useState(guest.events);
  const form = useForm({
    initialValues: {
      firstName: guest.firstName,
      lastName: guest.lastName,
      side: guest.side as string,
      groupId: guest.groupId ?? "",
      tags: guest.tags.join(", "),
      isChild: guest.isChild,
      allergies: guest.allergies,
      teaOrder: guest.teaOrder?.toString() ?? "",
      notes: guest.notes,
    },
    schema: guestBody.pick(["firstName", "lastName", "allergies", "notes"]),
    idPrefix: "guest",
    validateOnBlur: false,
    parse: { teaOrder: (typed) => typed.replace(/\D/g, "").slice(0, 3) },
    submit: async ({ side, groupId, tags, teaOrder, ...fields }) => {
      const change = await update({
        ...fields,
        id: guest.id,
        version: guest.version,
        dietary,
        tags: tagsOf(tags),
        side: side as GuestSide,
        groupId: groupId || null,
        teaOrder: teaOrder ? Number(teaOrder) : null,
        eventIds: events.map(({ eventId }) => eventId),
        answers: events,
      }).unwrap();
      onChanged(GUEST_MESSAGES.updated, change);
    },
  });
  const busy = form.busy || adding.isLoading || removing.isLoading;
  const bring = async () => {
    const eventIds = guest.events.map(({ eventId }) => eventId);
    const { householdId, side, groupId, id: plusOneOf } = guest;
    const { data } = await addGuest({ householdId, plusOneOf, side, groupId, eventIds });
    if (data) onChanged("Plus-one added", data);
  };
  const drop = async () => {
    const { data } = await remove(guest.id);
    if (data) onChanged(data.changed === 1 ? GUEST_MESSAGES.deleted : `${data.changed} guests deleted`, data);
  };
  const answerEvent = (eventId: string, answer: RsvpAnswer | "") =>
    setEvents((held) => {
      const others = held.filter((each) => each.eventId !== eventId);
      const before = held.find((each) => each.eventId === eventId);
      return answer
        ? [...others, { eventId, answer, meal: answer === "no" ? "" : (before?.meal ?? "") }]
        : others;
    });
  const chooseMeal = (eventId: string, meal: string) =>
    setEvents((held) =>
      held.map((each): GuestAnswer => (each.eventId === eventId ? { ...each, meal } : each)),
    );

  return (
    <FormDialog
      open={open}
      title={guest.name}
      form={form}
      submit="Save guest"
      busy={busy}
      readOnly={!context.mayEdit}
      extra={
        <>
          <Button data-start variant="plain" disabled={busy} onClick={() => void drop()}>
            Delete guest
          </Button>
          {guest.plusOneOf ? null : (
            <Button variant="secondary" disabled={busy} onClick={() => void bring()}>
              Add a plus-one
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <fieldset disabled={!context.mayEdit} className={styles.form}>
        <div className={styles.pair}>
          <TextField {...form.field("firstName")} label="First name" maxLength={80} />
          <TextField {...form.field("lastName")} label="Last name" maxLength={80} />
        </div>
        <div>
          <p className={styles.legend}>Answers</p>
          {context.events.map(({ id, name, meals }) => {
            const invitation = events.find(({ eventId }) => eventId === id);
            return (
              <div key={id} className={styles.event}>
                <span>{name}</span>
                <select
                  className={styles.small}
                  aria-label={`Answer for ${name}`}
                  value={invitation?.answer ?? ""}
                  onChange={({ target }) => answerEvent(id, target.value as RsvpAnswer | "")}
                >
                  <option value="">Not invited</option>
                  {RSVP_ANSWERS.map((answer) => (
                    <option key={answer} value={answer}>
                      {RSVP_LABELS[answer]}
                    </option>
                  ))}
                </select>
                {invitation && invitation.answer !== "no" && meals.length > 0 ? (
                  <select
                    className={styles.small}
                    aria-label={`Meal at ${name}`}
                    value={invitation.meal}
                    onChange={({ target }) => chooseMeal(id, target.value)}
                  >
                    <option value="">No meal yet</option>
                    {meals.map((meal) => (
                      <option key={meal} value={meal}>
                        {meal}
                      </option>
                    ))}
                  </select>
                ) : null}
              </div>
            );
          })}
        </div>
        <SideAndGroup side={form.field("side")} group={form.field("groupId")} groups={context.groups} />
        <div>
          <p className={styles.legend}>Dietary needs</p>
          <div className={styles.checks}>
            {DIETARY_NEEDS.map((need) => (
              <label key={need}>
                <input
                  type="checkbox"
                  checked={dietary.includes(need)}
                  onChange={({ target }) =>
                    setDietary((held) =>
                      target.checked ? [...held, need] : held.filter((each) => each !== need),
                    )
                  }
                />
                {DIETARY_LABELS[need]}
              </label>
            ))}
          </div>
        </div>
        <TextField {...form.field("allergies")} label="Allergies" maxLength={200} />
        <div className={styles.pair}>
          <TextField {...form.field("tags")} label="Tags" hint="Separate tags with commas." />
          <TextField
            {...form.field("teaOrder")}
            label="Tea ceremony order"
            inputMode="numeric"
            hint="Elders first. Leave empty if they take no part."
          />
        </div>
        <div className={styles.checks}>
          <label>
            <input
              type="checkbox"
              name="isChild"
              checked={form.values.isChild}
              onChange={({ target }) => form.set({ isChild: target.checked })}
            />
            This guest is a child
          </label>
        </div>
        <TextAreaField {...form.field("notes")} label="Notes" rows={2} maxLength={1_000} />
      </fieldset>
    </FormDialog>
  );
}
