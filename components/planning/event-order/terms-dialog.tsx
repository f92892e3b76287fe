"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { BANQUET_SAVED, type EventOrder } from "@/contracts/planning/event-order";
import { eventOrderTermsBody } from "@/contracts/planning/event-order.schema";
import { notify } from "@/lib/notice/notify";
import { useChangeTieMutation } from "@/services/planning/event-order";
import styles from "./banquet.module.css";
import { TermsFields } from "./terms-fields";

type Props = { open: boolean; order: EventOrder; onClose: () => void };

/** Changes the seats, the minimum and the guarantee date of a connected booking. */
export default function TermsDialog({ open, order, onClose }: Props) {
  const id = useId();
  const [change] = useChangeTieMutation();
  const form = useForm({
    initialValues: {
      seatsPerUnit: String(order.seatsPerUnit),
      minimumUnits: String(order.minimumUnits),
      guaranteeDate: order.guaranteeDate ?? "",
    },
    schema: eventOrderTermsBody,
    validateOnBlur: false,
    submit: async (values) => {
      await change({ id: order.id, body: eventOrderTermsBody.cast(values) }).unwrap();
      notify("success", BANQUET_SAVED);
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Seats and minimum</DialogTitle>
      <form {...form.formProps}>
        <DialogContent className={styles.fields ?? ""}>
          <TermsFields field={form.field} />
        </DialogContent>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={form.busy}>Save</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
