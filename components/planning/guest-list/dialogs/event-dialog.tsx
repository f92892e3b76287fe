"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import {
  EVENT_KIND_LABELS,
  EVENT_KINDS,
  EVENT_TEXT_MAX,
  type EventKind,
  type WeddingEvent,
} from "@/contracts/planning/wedding/wedding";
import { weddingEventBody } from "@/contracts/planning/wedding/wedding-event.schema";
import { notify } from "@/lib/notice/notify";
import { useAddWeddingEventMutation, useUpdateWeddingEventMutation } from "@/services/planning/wedding-event";
import styles from "./dialogs.module.css";

type Props = {
  open: boolean;
  /** Null for a new event. */
  event: WeddingEvent | null;
  onClose: () => void;
};

/** An event's name, day, place and meals. */
export default function EventDialog({ open, event, onClose }: Props) {
  const [add] = useAddWeddingEventMutation();
  const [update] = useUpdateWeddingEventMutation();
  const form = useForm({
    initialValues: {
      kind: (event?.kind ?? "solemnisation") as string,
      name: event?.name ?? EVENT_KIND_LABELS.solemnisation,
      date: (event?.ownDate && event.date) || "",
      startsAt: event?.startsAt ?? "",
      endsAt: event?.endsAt ?? "",
      venueName: event?.venueName ?? "",
      address: event?.address ?? "",
      postalCode: event?.postalCode ?? "",
      meals: event?.meals.join("\n") ?? "",
      programme: event?.programme ?? "",
      parking: event?.parking ?? "",
    },
    schema: weddingEventBody.omit(["meals"]),
    idPrefix: "event",
    validateOnBlur: false,
    submit: async ({ meals, kind, date, ...fields }) => {
      const list = meals.split("\n").map((meal) => meal.trim());
      const body = { ...fields, kind: kind as EventKind, date: date || null, meals: list.filter(Boolean) };
      if (event) await update({ id: event.id, ...body }).unwrap();
      else await add(body).unwrap();
      notify("success", event ? "Event updated" : "Event added");
      onClose();
    },
  });
  const setKind = (kind: EventKind) => {
    const before = EVENT_KIND_LABELS[form.values.kind as EventKind];
    form.set(
      form.values.name === before || !form.values.name ? { kind, name: EVENT_KIND_LABELS[kind] } : { kind },
    );
  };
  return (
    <FormDialog
      open={open}
      title={event ? "Edit event" : "Add event"}
      form={form}
      submit={event ? "Save event" : "Add event"}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <SelectField
          {...form.field("kind")}
          label="Kind"
          onChange={({ target }) => setKind(target.value as EventKind)}
        >
          {EVENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {EVENT_KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field("name")} label="Name" maxLength={80} />
      </div>
      <DateField {...form.dateField("date")} label="Date" hint="Leave empty for your wedding day." />
      <div className={styles.pair}>
        <TextField {...form.field("startsAt")} label="Starts" type="time" />
        <TextField {...form.field("endsAt")} label="Ends" type="time" />
      </div>
      <TextField {...form.field("venueName")} label="Place" maxLength={120} />
      <div className={styles.pair}>
        <TextField {...form.field("address")} label="Address" maxLength={200} autoComplete="off" />
        <TextField {...form.field("postalCode")} label="Postal code" maxLength={6} inputMode="numeric" />
      </div>
      <TextAreaField
        {...form.field("meals")}
        label="Meals"
        rows={3}
        hint="One on each line, if guests choose. Leave empty if everyone eats the same."
      />
      <TextAreaField
        {...form.field("programme")}
        label="Programme (optional)"
        rows={3}
        maxLength={EVENT_TEXT_MAX}
        hint="Guests read it on the day, such as: 7:00 pm First march-in."
      />
      <TextAreaField
        {...form.field("parking")}
        label="Getting there and parking (optional)"
        rows={2}
        maxLength={EVENT_TEXT_MAX}
      />
    </FormDialog>
  );
}
