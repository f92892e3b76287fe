import type { PlanAccess, Team } from "@/contracts/planning/wedding/team";
import type { InviteMemberBody } from "@/contracts/planning/wedding/team.schema";
import { api } from "@/services/api";

const PATH = "/planning/team";

export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlanAccess: build.query<PlanAccess, void>({
      query: () => ({ url: "/planning/access" }),
      providesTags: ["Team"],
    }),
    getTeam: build.query<Team, void>({
      query: () => ({ url: PATH }),
      providesTags: ["Team"],
    }),
    inviteMember: build.mutation<Team, InviteMemberBody>({
      query: (data) => ({ url: PATH, method: "POST", data }),
      invalidatesTags: ["Team"],
      extraOptions: { toast: false },
    }),
    resendInvitation: build.mutation<Team, string>({
      query: (id) => ({ url: `${PATH}/resend/${id}`, method: "POST" }),
      invalidatesTags: ["Team"],
    }),
    removeMember: build.mutation<Team, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: "DELETE" }),
      invalidatesTags: ["Team"],
    }),
    acceptInvitation: build.mutation<PlanAccess, string>({
      query: (token) => ({ url: `${PATH}/accept`, method: "POST", data: { token } }),
      invalidatesTags: ["Team", "Checklist", "Budget", "RunSheet"],
      extraOptions: { toast: false },
    }),
    leaveTeam: build.mutation<PlanAccess, void>({
      query: () => ({ url: `${PATH}/leave`, method: "POST" }),
      invalidatesTags: ["Team", "Checklist", "Budget", "RunSheet"],
    }),
  }),
});

export const {
  useGetPlanAccessQuery,
  useGetTeamQuery,
  useInviteMemberMutation,
  useResendInvitationMutation,
  useRemoveMemberMutation,
  useAcceptInvitationMutation,
  useLeaveTeamMutation,
} = teamApi;
