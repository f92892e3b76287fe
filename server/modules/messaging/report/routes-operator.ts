import { idParam } from "@/contracts/envelope.schema";
import {
  operatorReportsQuery,
  reportDecisionBody,
  reportPictureBody,
} from "@/contracts/messaging/report/operator-report.schema";
import { route } from "@/server/http/route";
import { decideReport } from "./service-decide";
import { setPicturesHidden } from "./service-picture";
import { operatorReport, operatorReports, readReportedRoom } from "./service-operator";

export const operatorReportRoutes = [
  route({
    method: "GET",
    path: "/operator/report",
    guard: "operator",
    right: "reports",
    summary: "Reported things: open ones longest waiting first, or decided ones latest first",
    reply: "OperatorReports",
    query: operatorReportsQuery,
    run: ({ query }) => operatorReports(query),
  }),
  route({
    method: "GET",
    path: "/operator/report/:id",
    guard: "operator",
    right: "reports",
    summary: "All reports of one thing, the thing as it stood, whose it is and what else is known",
    reply: "OperatorReport",
    params: idParam,
    run: ({ params }) => operatorReport(params.id),
  }),
  route({
    method: "POST",
    path: "/operator/report/:id/room",
    guard: "operator",
    right: "reports",
    summary: "Reads a whole reported conversation, which is kept in the log",
    reply: "OperatorRoom",
    params: idParam,
    run: ({ actor, params }) => readReportedRoom(actor, params.id),
  }),
  route({
    method: "POST",
    path: "/operator/report/:id/decision",
    guard: "operator",
    right: "reports",
    summary: "Dismiss, hide, restore, warn, block or unblock; those concerned get a mail",
    reply: "OperatorReport",
    params: idParam,
    body: reportDecisionBody,
    message: "Decision kept",
    run: ({ actor, params, body }) => decideReport(actor, params.id, body),
  }),
  route({
    method: "POST",
    path: "/operator/report/:id/picture",
    guard: "operator",
    right: "reports",
    summary:
      "Hides single pictures of a reported vendor or product, or puts them back; the vendor gets a mail",
    reply: "OperatorReport",
    params: idParam,
    body: reportPictureBody,
    message: "Decision kept",
    run: ({ actor, params, body }) => setPicturesHidden(actor, params.id, body),
  }),
];
