import { reportBody, reportSubjectQuery } from "@/contracts/messaging/report/report.schema";
import { route } from "@/server/http/route";
import { operatorReportRoutes } from "./routes-operator";
import { readSubject, sendReport } from "./service";

export const reportRoutes = [
  ...operatorReportRoutes,
  route({
    method: "GET",
    path: "/report",
    guard: "account",
    summary: "What a report would be about, and whether the caller has reported it",
    reply: "ReportSubject",
    query: reportSubjectQuery,
    run: ({ actor, query }) => readSubject(actor, query),
  }),
  route({
    method: "POST",
    path: "/report",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Reports a conversation, review, vendor, product or story to Sayang, once; nobody else is told",
    reply: "ReportSubject",
    body: reportBody,
    throttle: { policy: "report", of: ({ actor }) => actor.accountId },
    message: "Thank you. We read every report",
    run: ({ actor, body, exchange: { ip, userAgent } }) => sendReport(actor, body, { ip, userAgent }),
  }),
];
