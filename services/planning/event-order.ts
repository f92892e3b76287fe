import type { Banquet, CatererSheet } from "@/contracts/planning/event-order";
import type { EventOrderBody, EventOrderTermsBody } from "@/contracts/planning/event-order.schema";
import { api } from "@/services/api";

const url = "/user/banquet";

export const banquetApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBanquet: build.query<Banquet, void>({ query: () => ({ url }), providesTags: ["Banquet", "Order"] }),
    /** The form shows failures. */
    tieOrder: build.mutation<Banquet, EventOrderBody>({
      query: (data) => ({ url, method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Banquet"],
    }),
    changeTie: build.mutation<Banquet, { id: string; body: EventOrderTermsBody }>({
      query: ({ id, body }) => ({ url: `${url}/${id}`, method: "PATCH", data: body }),
      extraOptions: { toast: false },
      invalidatesTags: ["Banquet"],
    }),
    untieOrder: build.mutation<Banquet, string>({
      query: (id) => ({ url: `${url}/${id}`, method: "DELETE" }),
      invalidatesTags: ["Banquet"],
    }),
    proposeChange: build.mutation<Banquet, { id: string; units: number }>({
      query: ({ id, units }) => ({ url: `${url}/proposal/${id}`, method: "POST", data: { units } }),
      invalidatesTags: ["Banquet", "Order"],
    }),
    getCatererSheet: build.query<CatererSheet, string>({
      query: (eventId) => ({ url: `${url}/sheet/${eventId}` }),
      providesTags: ["Banquet"],
    }),
  }),
});

export const {
  useGetBanquetQuery,
  useTieOrderMutation,
  useChangeTieMutation,
  useUntieOrderMutation,
  useProposeChangeMutation,
  useGetCatererSheetQuery,
} = banquetApi;
