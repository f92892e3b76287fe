"use client";
import { object } from "yup";
import { TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { reasonText } from "@/contracts/identity/operator/operator.schema";

type Props = {
  title: string;
  /** Explains the consequence, and who reads the reason. */
  lead: string;
  submit: string;
  tone?: "primary" | "danger";
  /** False when the action needs none. */
  required?: boolean;
  /** May send it immediately; a rejection is shown in the dialog. */
  onReason: (reason: string) => unknown;
  onClose: () => void;
};

const REQUIRED = "Please give a reason";

/** Asks for the reason of an action. Mount it when it is opened. */
export default function ReasonDialog({
  title,
  lead,
  submit,
  tone = "danger",
  required = true,
  onReason,
  onClose,
}: Props) {
  const reason = required ? reasonText().required(REQUIRED) : reasonText();
  const form = useForm({
    initialValues: { reason: "" },
    schema: object({ reason }),
    validateOnBlur: false,
    submit: async (values) => {
      await onReason(values.reason.trim());
      onClose();
    },
  });
  return (
    <FormDialog title={title} lead={lead} form={form} submit={submit} tone={tone} onClose={onClose}>
      <TextAreaField {...form.field("reason")} label="Reason" rows={4} autoFocus required={required} />
    </FormDialog>
  );
}
