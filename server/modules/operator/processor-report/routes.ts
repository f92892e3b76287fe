import { idParam } from "@/contracts/envelope.schema";
import { PROCESSOR_REPORT_BYTES } from "@/contracts/operator/processor-report/processor-report";
import {
  processorReportQuery,
  processorReportsQuery,
  settleDifferenceBody,
} from "@/contracts/operator/processor-report/processor-report.schema";
import { route } from "@/server/http/route";
import { processorReport, processorReports, sampleReport, settleDifference } from "./service";
import { uploadReport } from "./service-upload";

export const operatorProcessorReportRoutes = [
  route({
    method: "GET",
    path: "/operator/processor-report",
    guard: "operator",
    right: "money",
    summary: "The card processor's reports that were compared with our records, latest first",
    reply: "ProcessorReports",
    query: processorReportsQuery,
    run: ({ query }) => processorReports(query),
  }),
  route({
    method: "POST",
    path: "/operator/processor-report",
    guard: "operator",
    right: "money",
    summary: "Compare a report of the card processor with our records",
    reply: "ProcessorReportDetail",
    files: { names: ["file"], maxBytes: PROCESSOR_REPORT_BYTES },
    throttle: { policy: "attachment", of: ({ actor }) => actor.accountId },
    run: ({ actor, uploads }) => uploadReport(actor, uploads),
  }),
  route({
    method: "GET",
    path: "/operator/processor-report/sample.csv",
    guard: "operator",
    right: "money",
    summary: "A report of the embedded card processor, for trying it out",
    reply: "File",
    run: () => sampleReport(),
  }),
  route({
    method: "GET",
    path: "/operator/processor-report/:id",
    guard: "operator",
    right: "money",
    summary: "A report of the card processor with its differences",
    reply: "ProcessorReportDetail",
    params: idParam,
    query: processorReportQuery,
    run: ({ params, query }) => processorReport(params.id, query),
  }),
  route({
    method: "POST",
    path: "/operator/difference/:id/settle",
    guard: "operator",
    right: "money",
    summary: "Settle a difference with a report of the card processor, with a reason",
    reply: "Nothing",
    params: idParam,
    body: settleDifferenceBody,
    run: ({ actor, params, body }) => settleDifference(actor, params.id, body),
  }),
];
