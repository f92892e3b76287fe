"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { calendarCapacityBody } from "@/contracts/catalogue/calendar.schema";
import { notify } from "@/lib/notice/notify";
import { useSetCalendarCapacityMutation } from "@/services/messaging/calendar";
import styles from "./capacity-form.module.css";

/** How many weddings the vendor takes on one day. */
export function CapacityForm({ dailyCapacity }: { dailyCapacity: number }) {
  const [save] = useSetCalendarCapacityMutation();
  const form = useForm({
    idPrefix: "capacity",
    initialValues: { dailyCapacity: String(dailyCapacity) },
    schema: calendarCapacityBody,
    submit: async (values) => {
      await save({ dailyCapacity: Number(values.dailyCapacity) }).unwrap();
      notify("success", "Weddings a day saved");
    },
  });
  return (
    <SettingsCard title="Weddings a day">
      <form {...form.formProps} className={styles.form}>
        {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
        <div className={styles.line}>
          <TextField
            {...form.field("dailyCapacity")}
            label="Most weddings on one day"
            hint="What’s already booked stays booked."
            inputMode="numeric"
            maxLength={3}
          />
          <SubmitButton variant="secondary" busy={form.busy}>
            Save
          </SubmitButton>
        </div>
      </form>
    </SettingsCard>
  );
}
