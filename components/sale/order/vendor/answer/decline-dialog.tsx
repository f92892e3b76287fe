"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { Button } from "@/components/ui/action/button";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { useForm } from "@/components/ui/form/use-form";
import { TextAreaField } from "@/components/ui/form/field";
import { COMMENT_MAX, type OrderSummary } from "@/contracts/sale/order/order";
import { declineOrderBody } from "@/contracts/sale/order/order.schema";
import styles from "./decline-dialog.module.css";

type Props = {
  open: boolean;
  order: OrderSummary;
  busy: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
};

/** Declining needs a reason, which the couple reads. */
export default function DeclineDialog({ open, order, busy, onDecline, onClose }: Props) {
  const id = useId();
  const form = useForm({
    initialValues: { reason: "" },
    schema: declineOrderBody,
    validateOnBlur: false,
    submit: ({ reason }) => onDecline(reason.trim()),
  });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Decline {order.orderNumber}?</DialogTitle>
      <form {...form.formProps}>
        <DialogContent className={styles.content ?? ""}>
          <DialogContentText>
            {order.customer.name} gets everything back that was paid, and the date is free again. This cannot
            be undone.
          </DialogContentText>
          <TextAreaField
            {...form.field("reason")}
            label="Reason, for the couple to read"
            placeholder="For example: we’re already booked on that day"
            maxLength={COMMENT_MAX}
            autoFocus
          />
        </DialogContent>
        <DialogActions disableSpacing className={styles.actions ?? ""}>
          <Button variant="secondary" onClick={onClose}>
            Keep the order
          </Button>
          <SubmitButton variant="danger" busy={busy}>
            Decline and refund
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
