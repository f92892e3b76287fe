"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useFormik } from "formik";
import { type FormEvent, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { Dialog } from "@/components/ui/dialog";
import { TextAreaField } from "@/components/ui/field";
import { COMMENT_MAX, type DeclineOrderBody, declineOrderBody, type OrderSummary } from "@/contracts/order";
import styles from "./decline-dialog.module.css";

type Props = { open: boolean; order: OrderSummary; onDecline: (reason: string) => void; onClose: () => void };

/** Declining needs a reason, which the couple reads. */
export default function DeclineDialog({ open, order, onDecline, onClose }: Props) {
  const id = useId();
  const form = useFormik<DeclineOrderBody>({
    initialValues: { reason: "" },
    validationSchema: declineOrderBody,
    validateOnBlur: false,
    onSubmit: ({ reason }) => onDecline(reason.trim()),
  });
  const formRef = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await form.submitForm();
    if (!declineOrderBody.isValidSync(form.values)) formRef.current?.querySelector("textarea")?.focus();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Decline {order.orderNumber}?</DialogTitle>
      <form ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent className={styles.content ?? ""}>
          <DialogContentText>
            {order.customer.name} gets everything back that was paid, and the date is free again. This cannot
            be undone.
          </DialogContentText>
          <TextAreaField
            id={`${id}-reason`}
            label="Reason, for the couple to read"
            placeholder="Such as: our ballroom is closed for renovation that week"
            maxLength={COMMENT_MAX}
            autoFocus
            error={form.submitCount > 0 ? form.errors.reason : undefined}
            {...form.getFieldProps("reason")}
          />
        </DialogContent>
        <DialogActions disableSpacing className={styles.actions ?? ""}>
          <Button variant="secondary" onClick={onClose}>
            Keep the order
          </Button>
          <SubmitButton variant="danger">Decline and refund</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
