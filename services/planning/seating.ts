import type { SeatingLayout, SeatingLink, SeatingPlan } from "@/contracts/planning/seating";
import type { SeatingLinkBody } from "@/contracts/planning/seating.schema";
import { api } from "@/services/api";

const PATH = "/planning/seating";

export const seatingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeating: build.query<SeatingPlan, string>({
      query: (eventId) => ({ url: `${PATH}/${eventId}` }),
      providesTags: ["Seating", "Guest", "WeddingEvent"],
    }),
    /** The view shows its failures, because it keeps what could not be saved. */
    saveSeating: build.mutation<SeatingPlan, { eventId: string; version: number } & SeatingLayout>({
      query: ({ eventId, ...data }) => ({ url: `${PATH}/${eventId}`, method: "PUT", data }),
      async onQueryStarted({ eventId }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(seatingApi.util.upsertQueryData("getSeating", eventId, saved.data));
      },
      extraOptions: { toast: false, failure: "Your seating could not be saved" },
    }),
    addSeatingLink: build.mutation<{ docs: SeatingLink[] }, { eventId: string } & SeatingLinkBody>({
      query: ({ eventId, ...data }) => ({ url: `${PATH}/links/${eventId}`, method: "POST", data }),
      invalidatesTags: ["Seating"],
      extraOptions: { toast: false },
    }),
    revokeSeatingLink: build.mutation<{ docs: SeatingLink[] }, string>({
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
