"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import type { OutsideBooking } from "@/contracts/planning/budget/budget";
import { outsideBookingBody } from "@/contracts/planning/budget/budget.schema";
import {
  useAddOutsideBookingMutation,
  useChangeOutsideBookingMutation,
  useGetBudgetQuery,
  useRemoveOutsideBookingMutation,
} from "@/services/planning/budget";

type Props = {
  /** Null for a new booking. */
  booking: OutsideBooking | null;
  onClose: () => void;
};

/** Adds, edits or deletes a booking elsewhere. */
export default function BookingDialog({ booking, onClose }: Props) {
  const { data: plan } = useGetBudgetQuery();
  const [add] = useAddOutsideBookingMutation();
  const [change] = useChangeOutsideBookingMutation();
  const [remove, removal] = useRemoveOutsideBookingMutation();
  const [asking, setAsking] = useState(false);
  const form = useForm({
    initialValues: {
      vendorName: booking?.vendorName ?? "",
      contact: booking?.contact ?? "",
      lineId: booking?.lineId ?? "",
      notes: booking?.notes ?? "",
    },
    schema: outsideBookingBody.omit(["lineId"]),
    validateOnBlur: false,
    submit: async ({ lineId, ...values }) => {
      const body = { ...values, lineId: lineId || null };
      if (booking) await change({ id: booking.id, ...body }).unwrap();
      else await add(body).unwrap();
      onClose();
    },
  });
  const discard = async () => {
    if (booking && !(await remove(booking.id)).error) onClose();
  };
  return (
    <FormDialog
      title={booking ? "Edit booking" : "Add a booking"}
      onClose={onClose}
      form={form}
      submit={booking ? "Save booking" : "Add booking"}
      extra={
        booking && !asking ? (
          <Button data-start variant="plain" onClick={() => setAsking(true)}>
            Delete…
          </Button>
        ) : null
      }
    >
      <TextField {...form.field("vendorName")} label="Vendor or person" maxLength={120} />
      <TextField
        {...form.field("contact")}
        label="Contact (optional)"
        placeholder="Phone, email or name"
        maxLength={200}
      />
      <SelectField {...form.field("lineId")} label="Budget line">
        <option value="">None</option>
        {plan?.lines.flatMap((line) =>
          line.id
            ? [
                <option key={line.id} value={line.id}>
                  {line.name}
                </option>,
              ]
            : [],
        )}
      </SelectField>
      <TextAreaField {...form.field("notes")} label="Notes (optional)" rows={3} maxLength={2000} />
      {asking ? (
        <Alert tone="warn" title="Delete this booking?">
          <p>Its payments and files go with it, and can’t be brought back.</p>
          <Button variant="danger" size="sm" busy={removal.isLoading} onClick={() => void discard()}>
            Delete booking
          </Button>
        </Alert>
      ) : null}
    </FormDialog>
  );
}
