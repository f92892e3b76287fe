"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { AmountField } from "@/components/ui/money/amount-field";
import type { OutsidePayment } from "@/contracts/planning/budget/budget";
import { outsidePaymentBody } from "@/contracts/planning/budget/budget.schema";
import {
  useAddOutsidePaymentMutation,
  useChangeOutsidePaymentMutation,
  useRemoveOutsidePaymentMutation,
} from "@/services/planning/budget";

type Props = {
  bookingId: string;
  /** Null for a new payment. */
  payment: OutsidePayment | null;
  onClose: () => void;
};

/** Adds, edits or deletes a payment agreed with a vendor elsewhere. */
export default function PaymentDialog({ bookingId, payment, onClose }: Props) {
  const [add] = useAddOutsidePaymentMutation();
  const [change] = useChangeOutsidePaymentMutation();
  const [remove, removal] = useRemoveOutsidePaymentMutation();
  const form = useForm({
    initialValues: {
      label: payment?.label ?? "",
      amount: payment ? String(payment.amount) : "",
      dueOn: payment?.dueOn ?? "",
      paidOn: payment?.paidOn ?? "",
    },
    schema: outsidePaymentBody,
    validateOnBlur: false,
    submit: async ({ label, amount, dueOn, paidOn }) => {
      const body = { label, amount: Number(amount), dueOn: dueOn || null, paidOn: paidOn || null };
      if (payment) await change({ id: payment.id, ...body }).unwrap();
      else await add({ bookingId, ...body }).unwrap();
      onClose();
    },
  });
  const discard = async () => {
    if (payment && !(await remove(payment.id)).error) onClose();
  };
  return (
    <FormDialog
      title={payment ? "Edit payment" : "Add payment"}
      size="xs"
      onClose={onClose}
      form={form}
      submit={payment ? "Save payment" : "Add payment"}
      extra={
        payment ? (
          <Button data-start variant="plain" busy={removal.isLoading} onClick={() => void discard()}>
            Delete payment
          </Button>
        ) : null
      }
    >
      <TextField {...form.field("label")} label="For" placeholder="Deposit" maxLength={80} />
      <AmountField
        {...form.field("amount")}
        label="Amount ($)"
        onAmount={(value) => form.set({ amount: value })}
      />
      <DateField {...form.dateField("dueOn")} label="Due (optional)" marks={false} />
      <DateField {...form.dateField("paidOn")} label="Paid on (optional)" marks={false} />
    </FormDialog>
  );
}
