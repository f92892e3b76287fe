"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SelectField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { BANQUET_SAVED, type BanquetCandidate, type BanquetEvent } from "@/contracts/planning/event-order";
import { eventOrderBody } from "@/contracts/planning/event-order.schema";
import { notify } from "@/lib/notice/notify";
import { useTieOrderMutation } from "@/services/planning/event-order";
import styles from "./banquet.module.css";
import { TermsFields } from "./terms-fields";
import { unitsInWords } from "./units";

type Props = { open: boolean; event: BanquetEvent; candidates: BanquetCandidate[]; onClose: () => void };

/** Connects a booking with the event that it feeds. */
export default function TieDialog({ open, event, candidates, onClose }: Props) {
  const id = useId();
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
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Connect a booking to {event.name}</DialogTitle>
      <form {...form.formProps}>
        <DialogContent className={styles.fields ?? ""}>
          <FormAlert message={form.failure} complaints={form.complaints} />
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
          <TermsFields field={form.field} />
        </DialogContent>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={form.busy}>Connect booking</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
