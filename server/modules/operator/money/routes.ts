import { idParam } from "@/contracts/envelope.schema";
import { EVIDENCE_FILE_BYTES, EVIDENCE_FILES_MAX } from "@/contracts/operator/money/money";
import { readEvidenceFile } from "@/server/modules/sale/dispute/public";
import { evidenceBody, operatorDisputesQuery } from "@/contracts/operator/money/money.schema";
import { route } from "@/server/http/route";
import { operatorDisputes, operatorLedger, sendDisputeEvidence } from "./service";

export const operatorMoneyRoutes = [
  route({
    method: "GET",
    path: "/operator/dispute",
    guard: "operator",
    right: "money",
    summary: "Bank disputes with their orders, open ones first by the deadline for evidence",
    reply: "OperatorDisputes",
    query: operatorDisputesQuery,
    run: ({ query }) => operatorDisputes(query),
  }),
  route({
    method: "POST",
    path: "/operator/dispute/:id/evidence",
    guard: "operator",
    right: "money",
    summary: "Tell the bank that decides a dispute what it should know, with files, once",
    reply: "Nothing",
    params: idParam,
    body: evidenceBody,
    files: { names: ["files"], maxBytes: EVIDENCE_FILE_BYTES, maxCount: EVIDENCE_FILES_MAX },
    throttle: { policy: "attachment", of: ({ actor }) => actor.accountId },
    run: ({ actor, params, body, uploads }) => sendDisputeEvidence(actor, params.id, body, uploads),
  }),
  route({
    method: "GET",
    path: "/operator/evidence/:id",
    guard: "operator",
    right: "money",
    summary: "A file that was sent to a bank",
    reply: "File",
    params: idParam,
    run: ({ params }) => readEvidenceFile(params.id),
  }),
  route({
    method: "GET",
    path: "/operator/ledger",
    guard: "operator",
    right: "money",
    summary: "The accounts of the ledger, and what doesn't add up",
    reply: "OperatorLedger",
    run: () => operatorLedger(),
  }),
];
