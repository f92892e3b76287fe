"use client";
import { object, string } from "yup";
import { DateField } from "@/components/ui/form/date/date-field";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";

const schema = object({
  day: string()
    .required("Choose a day")
    .test("ahead", "Choose a day from today on", (day) => !day || day >= todayInSingapore()),
  time: string().required("Choose a time"),
});

type Props = { open: boolean; busy: boolean; onSchedule: (at: string) => void; onClose: () => void };

/** Asks when to send invitations. */
export default function ScheduleDialog({ open, busy, onSchedule, onClose }: Props) {
  const form = useForm({
    initialValues: { day: addDays(todayInSingapore(), 1), time: "10:00" },
    schema,
    validateOnBlur: false,
    submit: ({ day, time }) => onSchedule(instantInSingapore(day, time).toISOString()),
  });
  return (
    <FormDialog
      open={open}
      title="When should they leave?"
      size="xs"
      onClose={onClose}
      form={form}
      submit="Schedule invitations"
      busy={busy}
    >
      <DateField {...form.dateField("day")} label="Day" marks={false} />
      <TextField {...form.field("time")} label="Time in Singapore" type="time" />
    </FormDialog>
  );
}
