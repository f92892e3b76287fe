"use client";
import { useState } from "react";
import { Segments } from "@/components/ui/action/segments";
import { DateField } from "@/components/ui/form/date/date-field";
import { TextAreaField } from "@/components/ui/form/field";
import { FileField } from "@/components/ui/form/file-field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { SettingsCard } from "@/components/ui/page/settings-card";
import {
  type OwnTerms,
  TERMS_AHEAD_DAYS,
  TERMS_FILE_BYTES,
  TERMS_FILE_REFUSED,
  TERMS_TEXT_MAX,
} from "@/contracts/catalogue/vendor/vendor-terms";
import { publishTermsBody } from "@/contracts/catalogue/vendor/vendor-terms.schema";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { usePublishTermsMutation } from "@/services/catalogue/vendor-terms";
import styles from "./terms.module.css";

const WAYS = [
  { value: "text", label: "Write" },
  { value: "pdf", label: "Upload a PDF" },
] as const;

/** Publishes a new version, written or uploaded; `latest` is the version before it. */
export function TermsForm({ latest }: { latest: OwnTerms | null }) {
  const [publish] = usePublishTermsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState("");
  const today = todayInSingapore();
  const form = useForm({
    initialValues: {
      kind: latest?.kind === "pdf" ? ("pdf" as const) : ("text" as "text" | "pdf"),
      text: latest?.text ?? "",
      appliesFrom: "",
    },
    schema: publishTermsBody,
    idPrefix: "terms",
    validateOnBlur: false,
    submit: async ({ kind, text, appliesFrom }) => {
      if (kind === "pdf" && fileError) return;
      const data = new FormData();
      data.append("kind", kind);
      if (kind === "text") data.append("text", text);
      if (kind === "pdf" && file) data.append("file", file);
      if (appliesFrom) data.append("appliesFrom", appliesFrom);
      const { version, appliesFrom: from } = await publish(data).unwrap();
      notify("success", `Version ${version} is published, for orders from ${formatDate(from)}`);
    },
  });
  const { kind } = form.values;
  return (
    <SettingsCard title={latest ? "Publish a new version" : "Add your terms"}>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <div className={styles.way}>
          <Segments
            label="How to give your terms"
            options={WAYS}
            value={kind}
            onChoose={(value) => form.set({ kind: value })}
          />
        </div>
        {kind === "text" ? (
          <TextAreaField
            {...form.field("text")}
            label="Your terms"
            rows={12}
            maxLength={TERMS_TEXT_MAX}
            hint="What couples agree to beyond dates, price and refunds: overtime, access, damage, force majeure. Begin a line with a dash for a list."
          />
        ) : (
          <FileField
            id="terms-file"
            label="Your terms"
            accept=".pdf"
            hint="A PDF of up to 5 MB. It’s attached to the agreement of each order."
            error={fileError || form.errorOf("file")}
            onChange={({ target }) => {
              const chosen = target.files?.[0] ?? null;
              setFile(chosen);
              form.clearError("file");
              setFileError(chosen ? problemOf(chosen) : "");
            }}
          />
        )}
        <DateField
          {...form.dateField("appliesFrom")}
          label="Applies to orders from (optional)"
          min={today}
          max={addDays(today, TERMS_AHEAD_DAYS)}
          hint="Leave empty to apply at once. Couples accept whatever applies on the day they order."
          marks={false}
        />
        <div>
          <SubmitButton busy={form.busy}>Publish terms</SubmitButton>
        </div>
      </form>
    </SettingsCard>
  );
}

function problemOf({ size, name }: File): string {
  if (size > TERMS_FILE_BYTES) return "The file is larger than 5 MB. Upload a smaller copy";
  return /\.pdf$/i.test(name) ? "" : TERMS_FILE_REFUSED;
}
