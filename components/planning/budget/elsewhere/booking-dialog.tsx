"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import type { OutsideBooking } from "@/contracts/planning/budget";
import { outsideBookingBody } from "@/contracts/planning/budget.schema";
import {
  useAddOutsideBookingMutation,
  useChangeOutsideBookingMutation,
  useGetBudgetQuery,
  useRemoveOutsideBookingMutation,
} from "@/services/planning/budget";

type Props = {
  /** Null for a new one. */
  booking: OutsideBooking | null;
  onClose: () => void;
};

/** Adds a vendor booked elsewhere, or changes and deletes one. */
export default function BookingDialog({ booking, onClose }: Props) {
  const id = useId();
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
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{booking ? "Edit booking" : "Add a booking"}</DialogTitle>
      <form {...form.formProps}>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <FormAlert message={form.failure} complaints={form.complaints} />
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
        </DialogContent>
        <DialogActions>
          {booking && !asking ? (
            <Button variant="plain" onClick={() => setAsking(true)}>
              Delete…
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={form.busy}>{booking ? "Save booking" : "Add booking"}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
