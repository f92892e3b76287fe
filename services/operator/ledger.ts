import type { CommissionGst } from "@/contracts/operator/ledger/commission-gst";
import type { CommissionGstQuery } from "@/contracts/operator/ledger/commission-gst.schema";
import type { LedgerClosing, LedgerClosings } from "@/contracts/operator/ledger/ledger-closing";
import type { LedgerClosingsQuery } from "@/contracts/operator/ledger/ledger-closing.schema";
import type {
  ProcessorReportDetail,
  ProcessorReports,
} from "@/contracts/operator/processor-report/processor-report";
import type {
  ProcessorReportQuery,
  ProcessorReportsQuery,
  SettleDifferenceBody,
} from "@/contracts/operator/processor-report/processor-report.schema";
import { api } from "@/services/api";

export const operatorLedgerApi = api
  .enhanceEndpoints({ addTagTypes: ["ProcessorReport", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getLedgerClosings: build.query<LedgerClosings, Partial<LedgerClosingsQuery>>({
        query: (params) => ({ url: "/operator/ledger/closing", params }),
        extraOptions: { toast: false },
      }),
      getLedgerClosing: build.query<LedgerClosing, { day: string }>({
        query: (params) => ({ url: "/operator/ledger/closing/day", params }),
        extraOptions: { toast: false },
      }),
      getCommissionGst: build.query<CommissionGst, CommissionGstQuery>({
        query: (params) => ({ url: "/operator/ledger/gst", params }),
        extraOptions: { toast: false },
      }),
      getProcessorReports: build.query<ProcessorReports, Partial<ProcessorReportsQuery>>({
        query: (params) => ({ url: "/operator/processor-report", params }),
        extraOptions: { toast: false },
        providesTags: ["ProcessorReport"],
      }),
      getProcessorReport: build.query<ProcessorReportDetail, Partial<ProcessorReportQuery> & { id: string }>({
        query: ({ id, ...params }) => ({ url: `/operator/processor-report/${id}`, params }),
        extraOptions: { toast: false },
        providesTags: ["ProcessorReport"],
      }),
      uploadProcessorReport: build.mutation<ProcessorReportDetail, FormData>({
        query: (data) => ({ url: "/operator/processor-report", method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["ProcessorReport", "OperatorHome", "OperatorAct"],
      }),
      settleDifference: build.mutation<null, { id: string; body: SettleDifferenceBody }>({
        query: ({ id, body }) => ({ url: `/operator/difference/${id}/settle`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["ProcessorReport", "OperatorHome", "OperatorAct"],
      }),
    }),
  });

export const {
  useGetLedgerClosingsQuery,
  useGetLedgerClosingQuery,
  useGetCommissionGstQuery,
  useGetProcessorReportsQuery,
  useGetProcessorReportQuery,
  useUploadProcessorReportMutation,
  useSettleDifferenceMutation,
} = operatorLedgerApi;
