import type { CustomerProfile } from "@/contracts/auth";
import type { CodeSent, SendOtpBody, VerifyOtpBody } from "@/contracts/two-step";
import { api } from "./api";

/** What a couple tells of itself. Failures are the forms' to show. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A form of what has changed, pictures as files. */
    updateCustomerProfile: build.mutation<CustomerProfile, { id: string; form: FormData }>({
      query: ({ id, form }) => ({ url: `/user/profile/${id}`, method: "PATCH", data: form }),
      extraOptions: { toast: false },
      invalidatesTags: ["Profile"],
    }),
    sendOtp: build.mutation<CodeSent, SendOtpBody>({
      query: (data) => ({ url: "/otp/send", method: "POST", data }),
      extraOptions: { toast: false },
    }),
    verifyOtp: build.mutation<null, VerifyOtpBody>({
      query: (data) => ({ url: "/otp/verify", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Profile"],
    }),
  }),
});

export const { useUpdateCustomerProfileMutation, useSendOtpMutation, useVerifyOtpMutation } = profileApi;
