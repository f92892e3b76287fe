import type { RunSheet, RunSheetLink } from "@/contracts/planning/run-sheet";
import type {
  RunSheetChangeBody,
  RunSheetItemBody,
  RunSheetLinkBody,
  RunSheetTemplateBody,
} from "@/contracts/planning/run-sheet.schema";
import { api } from "@/services/api";

const PATH = "/planning/runsheet";

export const runSheetApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRunSheet: build.query<RunSheet, void>({
      query: () => ({ url: PATH }),
      providesTags: ["RunSheet", "Order"],
    }),
    addRunSheetItem: build.mutation<RunSheet, RunSheetItemBody>({
      query: (data) => ({ url: PATH, method: "POST", data }),
      invalidatesTags: ["RunSheet"],
      extraOptions: { toast: false },
    }),
    changeRunSheetItem: build.mutation<RunSheet, { id: string } & RunSheetChangeBody>({
      query: ({ id, ...data }) => ({ url: `${PATH}/${id}`, method: "PATCH", data }),
      invalidatesTags: ["RunSheet"],
      extraOptions: { toast: false },
    }),
    removeRunSheetItem: build.mutation<RunSheet, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: "DELETE" }),
      invalidatesTags: ["RunSheet"],
    }),
    addRunSheetTemplate: build.mutation<RunSheet, RunSheetTemplateBody>({
      query: (data) => ({ url: `${PATH}/templates`, method: "POST", data }),
      invalidatesTags: ["RunSheet"],
    }),
    addRunSheetLink: build.mutation<{ docs: RunSheetLink[] }, RunSheetLinkBody>({
      query: (data) => ({ url: `${PATH}/links`, method: "POST", data }),
      invalidatesTags: ["RunSheet"],
      extraOptions: { toast: false },
    }),
    revokeRunSheetLink: build.mutation<{ docs: RunSheetLink[] }, string>({
      query: (id) => ({ url: `${PATH}/links/${id}`, method: "DELETE" }),
      invalidatesTags: ["RunSheet"],
    }),
  }),
});

export const {
  useGetRunSheetQuery,
  useAddRunSheetItemMutation,
  useChangeRunSheetItemMutation,
  useRemoveRunSheetItemMutation,
  useAddRunSheetTemplateMutation,
  useAddRunSheetLinkMutation,
  useRevokeRunSheetLinkMutation,
} = runSheetApi;
