"use client";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { TextAreaField } from "@/components/ui/form/field";
import { COMMENT_MAX, type OrderSummary } from "@/contracts/sale/order/order";
import { declineOrderBody } from "@/contracts/sale/order/order.schema";

type Props = {
  open: boolean;
  order: OrderSummary;
  busy: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
};

/** Declining requires a reason, which the couple sees. */
export default function DeclineDialog({ open, order, busy, onDecline, onClose }: Props) {
  const form = useForm({
    initialValues: { reason: "" },
    schema: declineOrderBody,
    validateOnBlur: false,
    submit: ({ reason }) => onDecline(reason.trim()),
  });
  return (
    <FormDialog
      open={open}
      title={`Decline ${order.orderNumber}?`}
      onClose={onClose}
      lead={
        <>
          {order.customer.name} gets everything back that was paid, and the date is free again. This cannot be
          undone.
        </>
      }
      form={form}
      submit="Decline and refund"
      cancel="Keep the order"
      tone="danger"
      busy={busy}
    >
      <TextAreaField
        {...form.field("reason")}
        label="Reason, for the couple to read"
        placeholder="For example: we’re already booked on that day"
        maxLength={COMMENT_MAX}
        autoFocus
      />
    </FormDialog>
  );
}
