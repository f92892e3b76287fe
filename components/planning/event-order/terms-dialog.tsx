"use client";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { BANQUET_SAVED, type EventOrder } from "@/contracts/planning/event-order";
import { eventOrderTermsBody } from "@/contracts/planning/event-order.schema";
import { notify } from "@/lib/notice/notify";
import { useChangeTieMutation } from "@/services/planning/event-order";
import { TermsFields } from "./terms-fields";

type Props = { open: boolean; order: EventOrder; onClose: () => void };

/** Edits the seats, minimum and guarantee date of a tied booking. */
export default function TermsDialog({ open, order, onClose }: Props) {
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
    <FormDialog open={open} title="Seats and minimum" size="xs" onClose={onClose} form={form} submit="Save">
      <TermsFields form={form} />
    </FormDialog>
  );
}
