"use client";
import { object, string } from "yup";
import { TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { COMMENT_MAX } from "@/contracts/sale/order/order";

const schema = object({ reason: string().trim().max(COMMENT_MAX).required("Please give a reason") });

type Props = {
  open: boolean;
  other: string;
  onDecline: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Declining requires a reason, which the other side sees. */
export default function DeclineEditDialog({ open, other, onDecline, onClose }: Props) {
  const form = useForm({
    initialValues: { reason: "" },
    schema,
    validateOnBlur: false,
    submit: ({ reason }) => onDecline(reason.trim()),
  });
  return (
    <FormDialog
      open={open}
      title="Decline this change?"
      onClose={onClose}
      lead={<>The order stays as it is. {other} reads your reason.</>}
      form={form}
      submit="Decline change"
    >
      <TextAreaField {...form.field("reason")} label="Reason" maxLength={COMMENT_MAX} rows={3} autoFocus />
    </FormDialog>
  );
}
