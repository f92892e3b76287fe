"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import type { BookedVendor } from "@/contracts/planning/run-sheet";
import { runSheetItemBody } from "@/contracts/planning/run-sheet.schema";
import type { IsoDate } from "@/lib/dates";
import { useAddRunSheetItemMutation, useChangeRunSheetItemMutation } from "@/services/planning/run-sheet";
import type { Draft } from "./draft";

type Props = { draft: Draft; day: IsoDate | null; vendors: readonly BookedVendor[]; onClose: () => void };

const peopleIn = (typed: string) =>
  typed
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Adds or edits an entry of the day. */
export default function ItemDialog({ draft, day, vendors, onClose }: Props) {
  const [add] = useAddRunSheetItemMutation();
  const [change] = useChangeRunSheetItemMutation();
  const item = "item" in draft ? draft.item : null;
  const vendor = "vendor" in draft ? draft.vendor : null;
  const form = useForm({
    initialValues: {
      startsAt: item?.startsAt ?? "",
      minutes: item ? String(item.minutes) : "30",
      title: item?.title ?? (vendor ? `${vendor.vendorName} sets up` : ""),
      date: item?.date ?? (vendor && vendor.eventDate !== day ? vendor.eventDate : ""),
      place: item?.place ?? "",
      people: item?.people.join(", ") ?? "",
      orderId: item?.orderId ?? vendor?.orderId ?? "",
      notes: item?.notes ?? "",
    },
    schema: runSheetItemBody.omit(["people", "orderId"]),
    validateOnBlur: false,
    submit: async ({ minutes, date, people, orderId, ...values }) => {
      const body = {
        ...values,
        minutes: Number(minutes),
        date: date || null,
        people: peopleIn(people),
        orderId: orderId || null,
      };
      if (item) await change({ id: item.id, ...body }).unwrap();
      else await add(body).unwrap();
      onClose();
    },
  });
  return (
    <FormDialog
      title={item ? "Edit entry" : "Add entry"}
      onClose={onClose}
      form={form}
      submit={item ? "Save entry" : "Add entry"}
    >
      <TextField {...form.field("title")} label="What happens" maxLength={140} />
      <TextField {...form.field("startsAt")} label="Starts at" type="time" />
      <TextField {...form.field("minutes")} label="Minutes" type="number" min={0} max={1440} />
      <DateField {...form.dateField("date")} label="Day" hint="Leave empty for your wedding day." />
      <TextField {...form.field("place")} label="Where (optional)" maxLength={140} />
      <TextField {...form.field("people")} label="Who is there (optional)" hint="Separate with commas." />
      {vendors.length > 0 ? (
        <SelectField {...form.field("orderId")} label="Vendor who arrives (optional)">
          <option value="">None</option>
          {vendors.map(({ orderId, vendorName }) => (
            <option key={orderId} value={orderId}>
              {vendorName}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextAreaField {...form.field("notes")} label="Notes (optional)" rows={2} maxLength={1000} />
    </FormDialog>
  );
}
