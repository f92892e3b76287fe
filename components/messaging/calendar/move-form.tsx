"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { moveHoldBody } from "@/contracts/messaging/calendar/calendar.schema";
import { addDays, formatDate, type IsoDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useMoveHoldMutation } from "@/services/messaging/calendar";
import styles from "./day-dialog.module.css";

type Props = { holdId: string; from: IsoDate; today: IsoDate; onDone: () => void };

/** Moves a held place to another day. */
export function MoveForm({ holdId, from, today, onDone }: Props) {
  const [move] = useMoveHoldMutation();
  const form = useForm({
    idPrefix: "move",
    initialValues: { date: from },
    schema: moveHoldBody,
    validateOnBlur: false,
    submit: async ({ date }) => {
      await move({ id: holdId, date }).unwrap();
      notify("success", `Date moved to ${formatDate(date)}`);
      onDone();
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
      <DateField
        {...form.dateField("date")}
        label="New date"
        min={addDays(today, 1)}
        max={addDays(today, MAX_DAYS_AHEAD)}
        autoFocus
      />
      <SubmitButton busy={form.busy}>Move to this date</SubmitButton>
    </form>
  );
}
