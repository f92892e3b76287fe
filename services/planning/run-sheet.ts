import type { RunSheet } from "@/contracts/planning/run-sheet";
import type { ShareLink } from "@/contracts/planning/share-link";
import type { ShareLinkBody } from "@/contracts/planning/share-link.schema";
import type {
  RunSheetChangeBody,
  RunSheetItemBody,
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
    addRunSheetLink: build.mutation<{ docs: ShareLink[] }, ShareLinkBody>({
      query: (data) => ({ url: `${PATH}/links`, method: "POST", data }),
      invalidatesTags: ["RunSheet"],
      extraOptions: { toast: false },
    }),
    revokeRunSheetLink: build.mutation<{ docs: ShareLink[] }, string>({
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
