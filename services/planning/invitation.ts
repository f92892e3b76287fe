import type { Page } from "@/contracts/envelope";
import type {
  Invitation,
  InvitationCounts,
  InvitationsSent,
  InviteSettings,
  NextInvitation,
} from "@/contracts/planning/invitation/invitation";
import type {
  InvitationBody,
  InvitationListQuery,
  InviteSettingsBody,
  RemindBody,
} from "@/contracts/planning/invitation/invitation.schema";
import { api } from "@/services/api";

type Send = { householdIds?: string[]; sendAt?: string | null };

export const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInviteSettings: build.query<InviteSettings, void>({
      query: () => ({ url: "/user/invitation/design" }),
      providesTags: ["Invitation"],
    }),
    /** The form shows failures. */
    saveInviteSettings: build.mutation<InviteSettings, InviteSettingsBody>({
      query: (data) => ({ url: "/user/invitation/design", method: "PATCH", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Invitation"],
    }),
    saveInvitePicture: build.mutation<InviteSettings, FormData>({
      query: (data) => ({ url: "/user/invitation/picture", method: "POST", data }),
      invalidatesTags: ["Invitation"],
    }),
    getInvitations: build.query<Page<Invitation>, Partial<InvitationListQuery>>({
      query: (params) => ({ url: "/user/invitation", params }),
      providesTags: ["Invitation"],
    }),
    getInvitationCounts: build.query<InvitationCounts, void>({
      query: () => ({ url: "/user/invitation/counts" }),
      providesTags: ["Invitation"],
    }),
    getNextInvitation: build.query<NextInvitation, void>({
      query: () => ({ url: "/user/invitation/next" }),
      providesTags: ["Invitation"],
    }),
    sendInvitations: build.mutation<InvitationsSent, Send>({
      query: (data) => ({ url: "/user/invitation/send", method: "POST", data }),
      invalidatesTags: ["Invitation"],
    }),
    remindHouseholds: build.mutation<InvitationsSent, RemindBody>({
      query: (data) => ({ url: "/user/invitation/remind", method: "POST", data }),
      invalidatesTags: ["Invitation"],
    }),
    changeInvitation: build.mutation<Invitation, { id: string; body: InvitationBody }>({
      query: ({ id, body }) => ({ url: `/user/invitation/${id}`, method: "PATCH", data: body }),
      invalidatesTags: ["Invitation"],
    }),
  }),
});

export const {
  useGetInviteSettingsQuery,
  useSaveInviteSettingsMutation,
  useSaveInvitePictureMutation,
  useGetInvitationsQuery,
  useGetInvitationCountsQuery,
  useGetNextInvitationQuery,
  useSendInvitationsMutation,
  useRemindHouseholdsMutation,
  useChangeInvitationMutation,
} = invitationApi;
