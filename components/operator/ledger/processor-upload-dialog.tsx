"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { object } from "yup";
import { FileField } from "@/components/ui/form/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { PROCESSOR_COLUMNS } from "@/contracts/operator/processor-report/processor-report";
import { useUploadProcessorReportMutation } from "@/services/operator/ledger";

/** The file isn’t one of the form’s values: the server names it when it is missing or can’t be read. */
const fileBody = object({});

/** Uploads a report and opens what was found. Mount it when it is opened. */
export default function ProcessorUploadDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [upload] = useUploadProcessorReportMutation();
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({
    initialValues: {},
    idPrefix: "processor-report",
    schema: fileBody,
    validateOnBlur: false,
    submit: async () => {
      const body = new FormData();
      if (file) body.append("file", file);
      const { report } = await upload(body).unwrap();
      onClose();
      router.push(`/operator/ledger/reports/${report._id}`);
    },
  });
  return (
    <FormDialog
      title="Upload report"
      lead={`Stripe’s itemised “Balance change from activity” as CSV, up to 10,000 movements, with the columns ${PROCESSOR_COLUMNS.join(", ")}. Nothing in the ledger changes.`}
      form={form}
      submit="Compare"
      onClose={onClose}
    >
      <FileField
        id="processor-report-file"
        label="Report"
        accept=".csv"
        error={form.errorOf("file")}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          form.clearError("file");
        }}
      />
    </FormDialog>
  );
}
