import type {
  OperatorReport,
  OperatorReportList,
  OperatorRoom,
} from "@/contracts/messaging/report/operator-report";
import type {
  OperatorReportsQuery,
  ReportDecisionBody,
  ReportPictureBody,
} from "@/contracts/messaging/report/operator-report.schema";
import { api } from "@/services/api";

export const operatorReportApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorReport", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorReports: build.query<OperatorReportList, Partial<OperatorReportsQuery>>({
        query: (params) => ({ url: "/operator/report", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorReport"],
      }),
      getOperatorReport: build.query<OperatorReport, string>({
        query: (id) => ({ url: `/operator/report/${id}` }),
        extraOptions: { toast: false },
        providesTags: ["OperatorReport"],
      }),
      decideReport: build.mutation<OperatorReport, { id: string; body: ReportDecisionBody }>({
        query: ({ id, body }) => ({
          url: `/operator/report/${id}/decision`,
          method: "POST",
          data: body,
          outlivesPage: true,
        }),
        invalidatesTags: ["OperatorReport", "OperatorHome", "OperatorAct"],
      }),
      /** Hides single pictures of a vendor or product, or puts them back. */
      setPicturesHidden: build.mutation<OperatorReport, { id: string; body: ReportPictureBody }>({
        query: ({ id, body }) => ({ url: `/operator/report/${id}/picture`, method: "POST", data: body }),
        invalidatesTags: ["OperatorReport", "OperatorHome", "OperatorAct"],
      }),
      /** Reads a whole conversation, which is kept in the log. */
      readReportedRoom: build.mutation<OperatorRoom, string>({
        query: (id) => ({ url: `/operator/report/${id}/room`, method: "POST" }),
        invalidatesTags: ["OperatorAct"],
      }),
    }),
  });

export const {
  useGetOperatorReportsQuery,
  useGetOperatorReportQuery,
  useDecideReportMutation,
  useReadReportedRoomMutation,
  useSetPicturesHiddenMutation,
} = operatorReportApi;
