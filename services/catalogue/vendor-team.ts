import type { VendorActivity, VendorInvitation, VendorTeam } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { AcceptStaffBody, InviteStaffBody } from "@/contracts/catalogue/vendor/vendor-team.schema";
import type { Page } from "@/contracts/envelope";
import type { VendorLogin } from "@/contracts/identity/auth";
import { api } from "@/services/api";

const PATH = "/vendor/team";

export const vendorTeamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendorTeam: build.query<VendorTeam, void>({
      query: () => ({ url: PATH }),
      providesTags: ["VendorTeam"],
    }),
    getVendorActivity: build.query<Page<VendorActivity>, { page: number; limit: number }>({
      query: (params) => ({ url: `${PATH}/activity`, params }),
      providesTags: ["VendorTeam"],
    }),
    inviteStaff: build.mutation<VendorTeam, InviteStaffBody>({
      query: (data) => ({ url: PATH, method: "POST", data }),
      invalidatesTags: ["VendorTeam"],
      extraOptions: { toast: false },
    }),
    resendStaffInvitation: build.mutation<VendorTeam, string>({
      query: (id) => ({ url: `${PATH}/resend/${id}`, method: "POST" }),
      invalidatesTags: ["VendorTeam"],
    }),
    changeStaffRole: build.mutation<VendorTeam, { id: string; role: VendorRole }>({
      query: ({ id, role }) => ({ url: `${PATH}/${id}`, method: "PATCH", data: { role } }),
      invalidatesTags: ["VendorTeam"],
    }),
    removeStaff: build.mutation<VendorTeam, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: "DELETE" }),
      invalidatesTags: ["VendorTeam"],
    }),
    leaveVendorTeam: build.mutation<null, void>({
      query: () => ({ url: `${PATH}/leave`, method: "POST" }),
    }),
    readStaffInvitation: build.mutation<VendorInvitation, string>({
      query: (token) => ({ url: `${PATH}/invitation`, method: "POST", data: { token }, anonymous: true }),
      extraOptions: { toast: false },
    }),
    /** Use `joinVendorTeam` of store/session.ts, which also stores the tokens. */
    acceptStaffInvitation: build.mutation<VendorLogin, AcceptStaffBody>({
      query: (data) => ({ url: `${PATH}/accept`, method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
  }),
});

export const {
  useGetVendorTeamQuery,
  useGetVendorActivityQuery,
  useInviteStaffMutation,
  useResendStaffInvitationMutation,
  useChangeStaffRoleMutation,
  useRemoveStaffMutation,
  useLeaveVendorTeamMutation,
} = vendorTeamApi;
