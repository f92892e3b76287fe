import type { SeatingLayout, SeatingPlan } from "@/contracts/planning/seating";
import type { ShareLink } from "@/contracts/planning/share-link";
import type { ShareLinkBody } from "@/contracts/planning/share-link.schema";
import { api } from "@/services/api";

const PATH = "/planning/seating";

export const seatingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeating: build.query<SeatingPlan, string>({
      query: (eventId) => ({ url: `${PATH}/${eventId}` }),
      providesTags: ["Seating", "Guest", "WeddingEvent"],
    }),
    /** The view shows failures, because it keeps what could not be saved. */
    saveSeating: build.mutation<SeatingPlan, { eventId: string; version: number } & SeatingLayout>({
      query: ({ eventId, ...data }) => ({ url: `${PATH}/${eventId}`, method: "PUT", data }),
      async onQueryStarted({ eventId }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(seatingApi.util.upsertQueryData("getSeating", eventId, saved.data));
      },
      extraOptions: { toast: false, failure: "Your seating could not be saved" },
    }),
    addSeatingLink: build.mutation<{ docs: ShareLink[] }, { eventId: string } & ShareLinkBody>({
      query: ({ eventId, ...data }) => ({ url: `${PATH}/links/${eventId}`, method: "POST", data }),
      invalidatesTags: ["Seating"],
      extraOptions: { toast: false },
    }),
    revokeSeatingLink: build.mutation<{ docs: ShareLink[] }, string>({
      query: (id) => ({ url: `${PATH}/links/${id}`, method: "DELETE" }),
      invalidatesTags: ["Seating"],
    }),
  }),
});

export const {
  useGetSeatingQuery,
  useSaveSeatingMutation,
  useAddSeatingLinkMutation,
  useRevokeSeatingLinkMutation,
} = seatingApi;
