"use client";
import { useState } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { TextField } from "@/components/ui/form/field";
import { FileField } from "@/components/ui/form/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import {
  CERTIFICATE_FILE_BYTES,
  CERTIFICATE_FILE_REFUSED,
  CERTIFICATE_NUMBER_MAX,
  FACT_SENT,
} from "@/contracts/catalogue/vendor/vendor-fact";
import { halalFactBody } from "@/contracts/catalogue/vendor/vendor-fact.schema";
import { todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useSendHalalFactMutation } from "@/services/catalogue/vendor-fact";

const TOO_LARGE = "The file is larger than 10 MB. Send a smaller copy";

/** Submits a halal certificate for checking. */
export default function HalalDialog({ onClose }: { onClose: () => void }) {
  const [send] = useSendHalalFactMutation();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState("");
  const form = useForm({
    initialValues: { number: "", expiresOn: "" },
    schema: halalFactBody,
    idPrefix: "halal",
    validateOnBlur: false,
    submit: async ({ number, expiresOn }) => {
      if (fileError) return;
      const data = new FormData();
      data.append("number", number);
      data.append("expiresOn", expiresOn);
      if (file) data.append("file", file);
      await send(data).unwrap();
      notify("success", FACT_SENT);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Send your halal certificate"
      lead="We check it and email you. A certificate that’s confirmed counts until we have."
      form={form}
      submit="Send certificate"
      onClose={onClose}
    >
      <TextField
        {...form.field("number")}
        label="Certificate number"
        maxLength={CERTIFICATE_NUMBER_MAX}
        autoComplete="off"
      />
      <DateField
        {...form.dateField("expiresOn")}
        label="Expires on"
        min={todayInSingapore()}
        hint="The last day on which it’s valid."
        marks={false}
      />
      <FileField
        id="halal-file"
        label="Certificate"
        accept=".pdf,.jpg,.jpeg,.png"
        hint="A PDF, JPEG or PNG, up to 10 MB."
        error={fileError || form.errorOf("file")}
        onChange={({ target }) => {
          const chosen = target.files?.[0] ?? null;
          setFile(chosen);
          form.clearError("file");
          setFileError(chosen ? problemOf(chosen) : "");
        }}
      />
    </FormDialog>
  );
}

function problemOf({ size, name }: File): string {
  if (size > CERTIFICATE_FILE_BYTES) return TOO_LARGE;
  return /\.(pdf|jpe?g|png)$/i.test(name) ? "" : CERTIFICATE_FILE_REFUSED;
}
