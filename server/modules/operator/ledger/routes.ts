import {
  ledgerClosingsQuery,
  ledgerDayQuery,
  ledgerYearQuery,
} from "@/contracts/operator/ledger/ledger-closing.schema";
import { commissionGstQuery, gstQuarterQuery } from "@/contracts/operator/ledger/commission-gst.schema";
import { route } from "@/server/http/route";
import { closingEntriesFile, closingsFile, ledgerClosing, ledgerClosings } from "./service-closing";
import { commissionGst, gstFile } from "./service-gst";

export const operatorLedgerRoutes = [
  route({
    method: "GET",
    path: "/operator/ledger/closing",
    guard: "operator",
    right: "money",
    summary: "The closed days of the ledger, latest first",
    reply: "LedgerClosings",
    query: ledgerClosingsQuery,
    run: ({ query }) => ledgerClosings(query),
  }),
  route({
    method: "GET",
    path: "/operator/ledger/closing/day",
    guard: "operator",
    right: "money",
    summary: "A closed day: what each account opened with, what moved and what it closed with",
    reply: "LedgerClosing",
    query: ledgerDayQuery,
    run: ({ query }) => ledgerClosing(query),
  }),
  route({
    method: "GET",
    path: "/operator/ledger/closing/export.csv",
    guard: "operator",
    right: "money",
    summary: "The closed days of a year as a file for a spreadsheet",
    reply: "File",
    query: ledgerYearQuery,
    run: ({ query }) => closingsFile(query),
  }),
  route({
    method: "GET",
    path: "/operator/ledger/closing/entries.csv",
    guard: "operator",
    right: "money",
    summary: "The entries of a closed day as a file for a spreadsheet",
    reply: "File",
    query: ledgerDayQuery,
    run: ({ query }) => closingEntriesFile(query),
  }),
  route({
    method: "GET",
    path: "/operator/ledger/gst",
    guard: "operator",
    right: "money",
    summary: "The GST in Sayang's commission, by quarter of a year",
    reply: "CommissionGst",
    query: commissionGstQuery,
    run: ({ query }) => commissionGst(query),
  }),
  route({
    method: "GET",
    path: "/operator/ledger/gst.csv",
    guard: "operator",
    right: "money",
    summary: "The tax points of a quarter's commission as a file for a spreadsheet",
    reply: "File",
    query: gstQuarterQuery,
    run: ({ query }) => gstFile(query),
  }),
];
