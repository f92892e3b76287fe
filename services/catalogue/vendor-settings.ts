import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { VendorReferral } from "@/contracts/catalogue/vendor/vendor-referral";
import { api } from "@/services/api";
import { authApi } from "@/services/identity/auth";

/** A vendor's own settings. The forms show their own failures. */
export const vendorSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a form of the changed groups, pictures as files. */
    updateVendorProfile: build.mutation<VendorProfile, { id: string; form: FormData }>({
      query: ({ id, form }) => ({ url: `/vendor/profile/${id}`, method: "PATCH", data: form }),
      extraOptions: { toast: false },
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        // Updated immediately, because the next save sends the version of this response.
        const saved = await queryFulfilled.catch(() => null);
        if (saved) await dispatch(authApi.util.upsertQueryData("getVendorProfile", id, saved.data));
      },
      invalidatesTags: ["Profile"],
    }),
    resubmitApplication: build.mutation<VendorProfile, void>({
      query: () => ({ url: "/vendor/application/resubmit", method: "POST" }),
      invalidatesTags: ["Profile"],
    }),
    getVendorPreview: build.query<VendorDetail, void>({
      query: () => ({ url: "/vendor/preview" }),
      providesTags: ["Profile"],
    }),
    getVendorReferral: build.query<VendorReferral, void>({
      query: () => ({ url: "/vendor/referral" }),
      providesTags: ["Referral"],
    }),
    openVendorReferral: build.mutation<VendorReferral, void>({
      query: () => ({ url: "/vendor/referral", method: "POST" }),
      invalidatesTags: ["Referral"],
    }),
  }),
});

export const {
  useUpdateVendorProfileMutation,
  useResubmitApplicationMutation,
  useGetVendorPreviewQuery,
  useGetVendorReferralQuery,
  useOpenVendorReferralMutation,
} = vendorSettingsApi;
