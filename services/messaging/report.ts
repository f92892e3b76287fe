import type { ReportSubject } from "@/contracts/messaging/report/report";
import type { ReportBody, ReportSubjectQuery } from "@/contracts/messaging/report/report.schema";
import { api } from "@/services/api";

/** Reports to Sayang. Failures are shown in place. */
export const reportApi = api.enhanceEndpoints({ addTagTypes: ["Report"] }).injectEndpoints({
  endpoints: (build) => ({
    getReportSubject: build.query<ReportSubject, ReportSubjectQuery>({
      query: (params) => ({ url: "/report", params }),
      extraOptions: { toast: false },
      providesTags: ["Report"],
    }),
    sendReport: build.mutation<ReportSubject, ReportBody>({
      query: (data) => ({ url: "/report", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Report"],
    }),
  }),
});

export const { useGetReportSubjectQuery, useSendReportMutation } = reportApi;
