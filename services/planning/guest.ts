import { fullName } from "@/lib/text/full-name";
import type { Page } from "@/contracts/envelope";
import {
  type DuplicateGuests,
  type Guest,
  GUEST_MESSAGES,
  type GuestChange,
  type GuestGroup,
  type GuestSummary,
  type Household,
} from "@/contracts/planning/guest/guest";
import type {
  BulkBody,
  GuestBody,
  GuestListQuery,
  HouseholdBody,
  MergeBody,
  NewGuestBody,
  NewHouseholdBody,
} from "@/contracts/planning/guest/guest.schema";
import type { GuestImport } from "@/contracts/planning/guest/guest-import";
import { api } from "@/services/api";

export type GuestQuery = Partial<GuestListQuery>;
type Loose<T> = { [K in keyof T]?: T[K] | undefined };
export type GuestEdit = { id: string } & Loose<GuestBody> & { version: number };
export type NewHousehold = Omit<Loose<NewHouseholdBody>, "guests"> & {
  guests: Loose<NewHouseholdBody["guests"][number]>[];
};

/** Returns the guest's fields as the list shows them after an edit. */
function shown(
  guest: Guest,
  { version: _, id: _id, eventIds, answers = [], ...fields }: GuestEdit,
): Partial<Guest> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const invited = eventIds ?? guest.events.map(({ eventId }) => eventId);
  const events = invited.map((eventId) => {
    const before = guest.events.find((each) => each.eventId === eventId);
    const after = answers.find((each) => each.eventId === eventId);
    return {
      eventId,
      answer: after?.answer ?? before?.answer ?? "waiting",
      meal: after?.meal ?? before?.meal ?? "",
    };
  });
  const { firstName = guest.firstName, lastName = guest.lastName } = fields;
  return { ...(given as Partial<Guest>), events, name: fullName({ firstName, lastName }) || guest.name };
}

/** The couple's guest list. Every change returns an id with which it can be undone. */
export const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    showGuests: build.query<GuestSummary, void>({
      query: () => ({ url: "/user/guest/event/showGuest" }),
      providesTags: ["Guest", "WeddingEvent"],
    }),
    getGuests: build.query<Page<Guest>, GuestQuery>({
      query: (params) => ({ url: "/user/guest", params }),
      providesTags: ["Guest", "WeddingEvent"],
    }),
    getHouseholds: build.query<Page<Household>, { page: number; limit: number; searchBy: string }>({
      query: (params) => ({ url: "/user/guest/household", params }),
      providesTags: ["Guest", "WeddingEvent"],
    }),
    getHousehold: build.query<Household, string>({
      query: (id) => ({ url: `/user/guest/household/${id}` }),
      providesTags: ["Guest"],
    }),
    addHousehold: build.mutation<GuestChange, NewHousehold>({
      query: (data) => ({ url: "/user/guest/household", method: "POST", data }),
      invalidatesTags: ["Guest"],
      extraOptions: { toast: false, failure: GUEST_MESSAGES.notCreated },
    }),
    updateHousehold: build.mutation<GuestChange, { id: string } & Loose<HouseholdBody>>({
      query: ({ id, ...data }) => ({ url: `/user/guest/household/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Guest"],
      extraOptions: { toast: false, failure: GUEST_MESSAGES.notUpdated },
    }),
    deleteHousehold: build.mutation<GuestChange, string>({
      query: (id) => ({ url: `/user/guest/household/${id}`, method: "DELETE" }),
      invalidatesTags: ["Guest"],
      extraOptions: { failure: GUEST_MESSAGES.notDeleted },
    }),
    addGuest: build.mutation<GuestChange, Loose<NewGuestBody>>({
      query: (data) => ({ url: "/user/guest", method: "POST", data }),
      invalidatesTags: ["Guest"],
      extraOptions: { failure: GUEST_MESSAGES.notCreated },
    }),
    /** Shows the change immediately, and reverts it when the server refuses it. */
    updateGuest: build.mutation<GuestChange, GuestEdit>({
      query: ({ id, ...data }) => ({ url: `/user/guest/${id}`, method: "PATCH", data }),
      async onQueryStarted(edit, { dispatch, getState, queryFulfilled }) {
        const cached = guestApi.util.selectInvalidatedBy(getState(), ["Guest"]);
        const patches = cached.flatMap(({ endpointName, originalArgs }) =>
          endpointName === "getGuests"
            ? [
                dispatch(
                  guestApi.util.updateQueryData("getGuests", originalArgs as GuestQuery, ({ docs }) => {
                    const guest = docs.find(({ id }) => id === edit.id);
                    if (guest) Object.assign(guest, shown(guest, edit));
                  }),
                ),
              ]
            : [],
        );
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
      invalidatesTags: ["Guest"],
      extraOptions: { failure: GUEST_MESSAGES.notUpdated },
    }),
    deleteGuest: build.mutation<GuestChange, string>({
      query: (id) => ({ url: `/user/guest/${id}`, method: "DELETE" }),
      invalidatesTags: ["Guest"],
      extraOptions: { failure: GUEST_MESSAGES.notDeleted },
    }),
    changeGuests: build.mutation<GuestChange, Loose<BulkBody>>({
      query: (data) => ({ url: "/user/guest/bulk", method: "POST", data }),
      invalidatesTags: ["Guest"],
      extraOptions: { failure: GUEST_MESSAGES.notUpdated },
    }),
    undoGuests: build.mutation<GuestChange, string>({
      query: (undoId) => ({ url: "/user/guest/undo", method: "POST", data: { undoId } }),
      invalidatesTags: ["Guest"],
    }),
    createGroup: build.mutation<GuestGroup, string>({
      query: (name) => ({ url: "/user/guest/group", method: "POST", data: { name } }),
      invalidatesTags: ["Guest"],
      extraOptions: { failure: GUEST_MESSAGES.groupNotCreated },
    }),
    getDuplicates: build.query<{ docs: DuplicateGuests[] }, void>({
      query: () => ({ url: "/user/guest/duplicates" }),
      providesTags: ["Guest"],
    }),
    mergeGuests: build.mutation<GuestChange, MergeBody>({
      query: (data) => ({ url: "/user/guest/merge", method: "POST", data }),
      invalidatesTags: ["Guest"],
    }),
    mergeHouseholds: build.mutation<GuestChange, MergeBody>({
      query: (data) => ({ url: "/user/guest/household/merge", method: "POST", data }),
      invalidatesTags: ["Guest"],
    }),
    /** The form of POST /user/guest/import; the dialog shows failures. */
    importGuests: build.mutation<GuestImport, FormData>({
      query: (data) => ({ url: "/user/guest/import", method: "POST", data }),
      invalidatesTags: (result) => (result?.imported ? ["Guest"] : []),
      extraOptions: { toast: false },
    }),
  }),
});

export const {
  useShowGuestsQuery,
  useGetHouseholdsQuery,
  useGetHouseholdQuery,
  useAddHouseholdMutation,
  useUpdateHouseholdMutation,
  useDeleteHouseholdMutation,
  useAddGuestMutation,
  useUpdateGuestMutation,
  useDeleteGuestMutation,
  useChangeGuestsMutation,
  useUndoGuestsMutation,
  useCreateGroupMutation,
  useGetDuplicatesQuery,
  useMergeGuestsMutation,
  useMergeHouseholdsMutation,
  useImportGuestsMutation,
} = guestApi;
