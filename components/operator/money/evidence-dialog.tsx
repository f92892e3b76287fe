"use client";
import { useRef } from "react";
import { TextAreaField } from "@/components/ui/form/field";
import { FileField } from "@/components/ui/form/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { EVIDENCE_FILES_MAX, type OperatorDispute } from "@/contracts/operator/money/money";
import { evidenceBody } from "@/contracts/operator/money/money.schema";
import { notify } from "@/lib/notice/notify";
import { useSendEvidenceMutation } from "@/services/operator/money";

type Props = { dispute: OperatorDispute; onClose: () => void };

/** Submits evidence to the bank that decides a dispute. Mount it when it is opened. */
export default function EvidenceDialog({ dispute, onClose }: Props) {
  const [send] = useSendEvidenceMutation();
  const files = useRef<readonly File[]>([]);
  const form = useForm({
    initialValues: { text: "" },
    schema: evidenceBody,
    validateOnBlur: false,
    submit: async ({ text }) => {
      const body = new FormData();
      body.append("text", text);
      for (const file of files.current) body.append("files", file);
      await send({ id: dispute._id, body }).unwrap();
      notify("success", "Sent to the bank");
      onClose();
    },
  });
  return (
    <FormDialog
      title="Send evidence"
      lead="The bank takes evidence once and then decides, so send everything together."
      form={form}
      submit="Send to the bank"
      onClose={onClose}
    >
      <TextAreaField {...form.field("text")} label="What the bank should know" rows={6} required />
      <FileField
        id="evidence-files"
        onChange={({ target }) => {
          files.current = [...(target.files ?? [])];
        }}
        label={`Files (up to ${EVIDENCE_FILES_MAX} PDFs or pictures of 5 MB)`}
        accept=".pdf,.jpg,.jpeg,.png"
        multiple
      />
    </FormDialog>
  );
}
