"use client";
import { useForm } from "@/components/ui/form/use-form";
import type { ReportKind } from "@/contracts/report-href";
import { type ReportBody, reportBody } from "@/contracts/messaging/report/report.schema";
import { useSendReportMutation } from "@/services/messaging/report";

type Given = { kind: ReportKind; id: string; onSent?: () => void };

/** The form of a report: a reason and, if there is more to say, what happened. */
export function useReportForm({ kind, id, onSent }: Given) {
  const [send] = useSendReportMutation();
  return useForm({
    initialValues: { kind, id, reason: "" as ReportBody["reason"], words: "" },
    schema: reportBody,
    validateOnBlur: false,
    submit: async (values) => {
      await send(values).unwrap();
      onSent?.();
    },
  });
}
