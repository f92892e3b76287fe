"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { Alert } from "@/components/ui/feedback/alert";
import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { messageOf } from "@/contracts/api-error";
import { MAX_DAYS_AHEAD, NOTE_MAX } from "@/contracts/messaging/appointment/appointment";
import { moveAppointmentBody } from "@/contracts/messaging/appointment/appointment.schema";
import { addDays, formatAppointment, formatTime, isIsoDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useGetMoveSlotsQuery, useMoveAppointmentMutation } from "@/services/messaging/appointment-vendor";
import styles from "./move-appointment-form.module.css";

type Props = { id: string; name: string; startsAt: string; onDone: () => void };

/** Moves an appointment to another free time, which the couple then has to accept. */
export default function MoveAppointmentForm({ id, name, startsAt: from, onDone }: Props) {
  const [move] = useMoveAppointmentMutation();
  const today = todayInSingapore();
  const form = useForm({
    idPrefix: `move-${id}`,
    initialValues: { date: todayInSingapore(new Date(from)), startsAt: "", answer: "" },
    schema: moveAppointmentBody.pick(["startsAt", "answer"]),
    validateOnBlur: false,
    submit: async ({ startsAt, answer }) => {
      await move({ id, from, startsAt, answer }).unwrap();
      notify("success", `Appointment moved to ${formatAppointment(startsAt)}. We have told ${name}.`);
      onDone();
    },
  });
  const { date } = form.values;
  const { currentData, error, isFetching } = useGetMoveSlotsQuery(
    { id, date },
    { skip: !isIsoDate(date), refetchOnMountOrArgChange: true },
  );
  const slots = currentData?.docs[0]?.slots ?? [];
  const none = currentData && slots.length === 0 ? "You have no other free time on this day." : undefined;
  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure || error ? <Alert tone="bad">{form.failure || messageOf(error)}</Alert> : null}
      <div className={styles.when}>
        <DateField
          {...form.dateField("date")}
          onDate={(date) => form.set({ date, startsAt: "" })}
          label="New date"
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          autoFocus
        />
        <SelectField {...form.field("startsAt")} label="New time" hint={none} aria-busy={isFetching}>
          <option value="">{isFetching ? "Finding free times…" : "Choose a time"}</option>
          {slots.map(({ startsAt }) => (
            <option key={startsAt} value={startsAt}>
              {formatTime(startsAt)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        {...form.field("answer")}
        label="Message for the couple (optional)"
        rows={2}
        maxLength={NOTE_MAX}
      />
      <p className={styles.note}>
        We email {name} the new time. It waits for them to accept, even if the old one was confirmed. If they
        haven’t accepted when it starts, the appointment is cancelled.
      </p>
      <SubmitButton busy={form.busy}>Move appointment</SubmitButton>
    </form>
  );
}
