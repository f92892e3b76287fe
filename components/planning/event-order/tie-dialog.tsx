"use client";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { SelectField } from "@/components/ui/form/field";
import { useForm } from "@/components/ui/form/use-form";
import { BANQUET_SAVED, type BanquetCandidate, type BanquetEvent } from "@/contracts/planning/event-order";
import { eventOrderBody } from "@/contracts/planning/event-order.schema";
import { notify } from "@/lib/notice/notify";
import { useTieOrderMutation } from "@/services/planning/event-order";
import styles from "./banquet.module.css";
import { TermsFields } from "./terms-fields";
import { unitsInWords } from "./units";

type Props = { open: boolean; event: BanquetEvent; candidates: BanquetCandidate[]; onClose: () => void };

/** Ties a booking to the event at which it is served. */
export default function TieDialog({ open, event, candidates, onClose }: Props) {
  const [tie] = useTieOrderMutation();
  const [first] = candidates;
  const form = useForm({
    initialValues: {
      eventId: event.id,
      orderItemId: first?.orderItemId ?? "",
      seatsPerUnit: String(first?.seatsPerUnit ?? 10),
      minimumUnits: String(first?.minimumUnits ?? 0),
      guaranteeDate: "",
    },
    schema: eventOrderBody,
    validateOnBlur: false,
    submit: async (values) => {
      await tie(eventOrderBody.cast(values)).unwrap();
      notify("success", BANQUET_SAVED);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      title={`Connect a booking to ${event.name}`}
      size="xs"
      onClose={onClose}
      form={form}
      submit="Connect booking"
    >
      <SelectField
        {...form.field("orderItemId")}
        label="What you booked"
        onChange={({ target }) => {
          const chosen = candidates.find(({ orderItemId }) => orderItemId === target.value);
          form.set({
            orderItemId: target.value,
            ...(chosen
              ? { seatsPerUnit: String(chosen.seatsPerUnit), minimumUnits: String(chosen.minimumUnits) }
              : {}),
          });
        }}
      >
        {candidates.map((item) => (
          <option key={item.orderItemId} value={item.orderItemId}>
            {item.title}, {unitsInWords(item.units, item)} ({item.vendorName})
          </option>
        ))}
      </SelectField>
      <TermsFields form={form} />
      <p className={styles.note}>
        The vendor then sees this event as you plan it: times, number of guests, meals, dietary needs and
        allergies by table, your room plan, and the run sheet around the event. Names only of guests at a
        table with a meal or need; no contact details. You can disconnect at any time.
      </p>
    </FormDialog>
  );
}
