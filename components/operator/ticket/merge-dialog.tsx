"use client";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { ticketMergeBody } from "@/contracts/messaging/ticket/operator-ticket.schema";
import { notify } from "@/lib/notice/notify";
import { useMergeTicketMutation } from "@/services/operator/ticket";

type Props = { id: string; ticketNumber: string; onClose: () => void };

/** Merges a ticket into another one from the same sender. */
export default function MergeDialog({ id, ticketNumber, onClose }: Props) {
  const [merge] = useMergeTicketMutation();
  const form = useForm({
    initialValues: { into: "" },
    schema: ticketMergeBody,
    validateOnBlur: false,
    submit: async (values) => {
      const { ticketNumber: into } = await merge({ id, body: values }).unwrap();
      notify("success", `${ticketNumber} goes on in ${into}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Merge ${ticketNumber}`}
      lead="Its messages move to the other ticket, which must be from the same address. This can’t be undone."
      form={form}
      submit="Merge tickets"
      onClose={onClose}
    >
      <TextField {...form.field("into")} label="Ticket number" placeholder="T-000123" maxLength={20} />
    </FormDialog>
  );
}
