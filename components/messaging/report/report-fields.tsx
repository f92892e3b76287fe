import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { REPORT_REASON_LABELS, REPORT_REASONS, REPORT_WORDS_MAX } from "@/contracts/messaging/report/report";
import type { useReportForm } from "./use-report-form";

/** The form of a report: its kind, and what happened. */
export function ReportFields({ form }: { form: ReturnType<typeof useReportForm> }) {
  return (
    <>
      <SelectField {...form.field("reason")} label="What is wrong?" required>
        <option value="">Choose a reason</option>
        {REPORT_REASONS.map((each) => (
          <option key={each} value={each}>
            {REPORT_REASON_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...form.field("words")}
        label="What happened? (optional)"
        rows={4}
        maxLength={REPORT_WORDS_MAX}
      />
    </>
  );
}
