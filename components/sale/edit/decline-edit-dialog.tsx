"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { object, string } from "yup";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextAreaField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { COMMENT_MAX } from "@/contracts/sale/order/order";

const schema = object({ reason: string().trim().max(COMMENT_MAX).required("Please give a reason") });

type Props = {
  open: boolean;
  other: string;
  onDecline: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Declining needs a reason, which the other side reads. */
export default function DeclineEditDialog({ open, other, onDecline, onClose }: Props) {
  const id = useId();
  const form = useForm({
    initialValues: { reason: "" },
    schema,
    validateOnBlur: false,
    submit: ({ reason }) => onDecline(reason.trim()),
  });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Decline this change?</DialogTitle>
      <form {...form.formProps}>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            The order stays as it is. {other} reads your reason.
          </DialogContentText>
          <TextAreaField
            {...form.field("reason")}
            label="Reason"
            maxLength={COMMENT_MAX}
            rows={3}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={form.busy}>Decline change</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
