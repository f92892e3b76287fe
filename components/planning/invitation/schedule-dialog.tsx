"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { object, string } from "yup";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";

const schema = object({
  day: string()
    .required("Choose a day")
    .test("ahead", "Choose a day from today on", (day) => !day || day >= todayInSingapore()),
  time: string().required("Choose a time"),
});

type Props = { open: boolean; busy: boolean; onSchedule: (at: string) => void; onClose: () => void };

/** Asks when invitations are to leave. */
export default function ScheduleDialog({ open, busy, onSchedule, onClose }: Props) {
  const id = useId();
  const form = useForm({
    initialValues: { day: addDays(todayInSingapore(), 1), time: "10:00" },
    schema,
    validateOnBlur: false,
    submit: ({ day, time }) => onSchedule(instantInSingapore(day, time).toISOString()),
  });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>When should they leave?</DialogTitle>
      <form {...form.formProps}>
        <DialogContent>
          <TextField {...form.field("day")} label="Day" type="date" />
          <TextField {...form.field("time")} label="Time in Singapore" type="time" />
        </DialogContent>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={busy}>Schedule invitations</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
