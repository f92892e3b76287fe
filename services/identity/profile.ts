import type { CustomerProfile } from "@/contracts/identity/auth";
import type { CodeSent } from "@/contracts/identity/two-step";
import type { SendOtpBody, VerifyOtpBody } from "@/contracts/identity/two-step.schema";
import { api } from "@/services/api";

/** A couple's own profile. The forms show their own failures. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a form of the changed fields, pictures as files. */
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
