"use client";
import { lazy, Suspense, useState } from "react";
import type { OperatorReport, ReportDecision } from "@/contracts/messaging/report/operator-report";
import { notify } from "@/lib/notice/notify";
import { useDecideReportMutation } from "@/services/operator/report";
import { ActBar } from "../queue/act-bar";
import { REPORT_DECISION_WORDS } from "./report-decisions";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

/** The queue itself has the usual decisions on an open report. */
const BESIDE: readonly ReportDecision[] = ["hidePictures", "restore", "unblock"];

/** Decisions other than the queue's. They are sent once confirmed, without time to undo. */
export function MoreDecisions({ file, isDecided }: { file: OperatorReport; isDecided: boolean }) {
  const [decide] = useDecideReportMutation();
  const [asked, setAsked] = useState<ReportDecision | null>(null);
  const words = asked ? REPORT_DECISION_WORDS[asked] : null;
  const shown = file.decisions.filter((each) => isDecided || BESIDE.includes(each));
  return (
    <>
      <ActBar
        acts={shown.map((decision) => ({
          key: REPORT_DECISION_WORDS[decision].key,
          label: REPORT_DECISION_WORDS[decision].label,
          tone: REPORT_DECISION_WORDS[decision].tone,
          run: () => setAsked(decision),
        }))}
        withKeys={false}
      />
      {asked && words ? (
        <Suspense>
          <ReasonDialog
            {...(words.reason ?? {
              title: `${words.label}: ${file.subject}`,
              lead: "Those concerned get an email.",
              submit: words.label,
            })}
            required={words.reason !== undefined}
            tone={words.tone === "danger" ? "danger" : "primary"}
            onReason={async (reason) => {
              await decide({ id: file._id, body: { decision: asked, reason } }).unwrap();
              notify("success", `${words.done}: ${file.subject}`);
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
