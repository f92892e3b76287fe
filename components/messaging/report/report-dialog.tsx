"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { FormDialog } from "@/components/ui/form/form-dialog";
import type { ReportKind } from "@/contracts/report-href";
import { ReportFields } from "./report-fields";
import { useReportForm } from "./use-report-form";
import { WhatFollows } from "./what-follows";

type Props = { open: boolean; kind: ReportKind; id: string; title: string; onClose: () => void };

/** Reports something without leaving the page. */
export default function ReportDialog({ open, kind, id, title, onClose }: Props) {
  const [sent, setSent] = useState(false);
  const form = useReportForm({ kind, id, onSent: () => setSent(true) });
  if (sent) {
    return (
      <Dialog
        open={open}
        title="Thank you for telling us"
        onClose={onClose}
        actions={
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
        }
      >
        <WhatFollows />
      </Dialog>
    );
  }
  return (
    <FormDialog
      open={open}
      title={title}
      lead="If you fear for your safety or somebody else’s, call 999 first."
      form={form}
      submit="Send report"
      onClose={onClose}
    >
      <ReportFields form={form} />
      <WhatFollows />
    </FormDialog>
  );
}
