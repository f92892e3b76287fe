"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { holdDateBody } from "@/contracts/messaging/calendar/calendar.schema";
import { DEFAULT_HOLD_DAYS, HOLD_NAME_MAX } from "@/contracts/sale/hold";
import type { IsoDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useHoldDateMutation } from "@/services/messaging/calendar";
import styles from "./day-dialog.module.css";

type Props = {
  date: IsoDate;
  /** The couple for whom the place is held; they may then book it themselves. */
  customer?: { id: string; name: string };
  onDone: () => void;
};

/** Holds a place on the day for a few days. */
export function HoldForm({ date, customer, onDone }: Props) {
  const [hold] = useHoldDateMutation();
  const form = useForm({
    initialValues: { name: customer?.name ?? "", days: String(DEFAULT_HOLD_DAYS) },
    schema: holdDateBody.pick(["name", "days"]),
    validateOnBlur: false,
    submit: async ({ name, days }) => {
      await hold({ date, name, days: Number(days), customerId: customer?.id ?? null }).unwrap();
      notify("success", "Date held");
      onDone();
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
      <TextField
        {...form.field("name")}
        label="Who it’s for"
        hint="Only you see this."
        maxLength={HOLD_NAME_MAX}
        autoFocus
      />
      <TextField
        {...form.field("days")}
        label="Days to hold it"
        hint="Then it’s free again, unless they’ve booked."
        inputMode="numeric"
        maxLength={2}
      />
      <SubmitButton busy={form.busy}>Hold this date</SubmitButton>
    </form>
  );
}
