import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import type { WeddingEventBody } from "@/contracts/planning/wedding/wedding-event.schema";
import { api } from "@/services/api";

/** The events of the couple's wedding. */
export const weddingEventApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWeddingEvents: build.query<{ docs: WeddingEvent[] }, void>({
      query: () => ({ url: "/user/wedding/event" }),
      providesTags: ["WeddingEvent"],
    }),
    addWeddingEvent: build.mutation<WeddingEvent, WeddingEventBody>({
      query: (data) => ({ url: "/user/wedding/event", method: "POST", data }),
      invalidatesTags: ["WeddingEvent"],
      extraOptions: { toast: false },
    }),
    updateWeddingEvent: build.mutation<WeddingEvent, { id: string } & WeddingEventBody>({
      query: ({ id, ...data }) => ({ url: `/user/wedding/event/${id}`, method: "PATCH", data }),
      invalidatesTags: ["WeddingEvent"],
      extraOptions: { toast: false },
    }),
    /** The dialog shows failures. */
    deleteWeddingEvent: build.mutation<null, string>({
      query: (id) => ({ url: `/user/wedding/event/${id}`, method: "DELETE" }),
      invalidatesTags: ["WeddingEvent"],
      extraOptions: { toast: false },
    }),
    sortWeddingEvents: build.mutation<{ docs: WeddingEvent[] }, string[]>({
      query: (ids) => ({ url: "/user/wedding/event/sort", method: "POST", data: { ids } }),
      invalidatesTags: ["WeddingEvent"],
    }),
  }),
});

export const {
  useGetWeddingEventsQuery,
  useAddWeddingEventMutation,
  useUpdateWeddingEventMutation,
  useDeleteWeddingEventMutation,
  useSortWeddingEventsMutation,
} = weddingEventApi;
