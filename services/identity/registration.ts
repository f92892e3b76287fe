import type { ForgotPasswordBody, ResetPasswordBody } from "@/contracts/identity/recovery.schema";
import type { RegisterBody, RegisterByCodeBody } from "@/contracts/identity/registration/register.schema";
import type { CustomerLogin, VerifiedEmail } from "@/contracts/identity/auth";
import type { RegistrationCodeBody } from "@/contracts/identity/two-step.schema";
import type { Registrant } from "@/contracts/identity/registration/register";
import type { VendorRegisterBody } from "@/contracts/identity/registration/vendor-register.schema";
import { api } from "@/services/api";

/** Each role has its own endpoints. */
type Of<T> = { role: "customer" | "vendor" } & T;

const base = (role: "customer" | "vendor") => (role === "customer" ? "/user/auth" : "/vendor/auth");
const said = (_data: unknown, meta: { message: string } | undefined) => meta?.message ?? "";

/** Most of these return the server's message; the views show failures. */
export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerCustomer: build.mutation<string, RegisterBody>({
      query: (data) => ({ url: "/user/auth/register", method: "POST", data, anonymous: true }),
      transformResponse: said,
      extraOptions: { toast: false },
    }),
    registerVendor: build.mutation<string, VendorRegisterBody>({
      query: (data) => ({ url: "/vendor/auth/register", method: "POST", data, anonymous: true }),
      transformResponse: said,
      extraOptions: { toast: false },
    }),
    registerByCode: build.mutation<null, RegisterByCodeBody>({
      query: (data) => ({ url: "/user/auth/register/code", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    resendRegistrationCode: build.mutation<null, void>({
      query: () => ({ url: "/user/auth/register/code/resend", method: "POST", anonymous: true }),
      extraOptions: { toast: false },
    }),
    verifyRegistration: build.mutation<CustomerLogin, RegistrationCodeBody>({
      query: (data) => ({ url: "/user/auth/register/verify", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    verifyEmail: build.mutation<VerifiedEmail & { message: string }, { token: string }>({
      query: (params) => ({ url: "/user/auth/verify-email", method: "POST", params, anonymous: true }),
      transformResponse: (verified: VerifiedEmail, meta) => ({ ...verified, message: meta?.message ?? "" }),
      extraOptions: { toast: false },
      invalidatesTags: ["Profile"],
    }),
    getRegistrant: build.query<Registrant, { token: string }>({
      query: (params) => ({ url: "/user/auth/verify-email", params, anonymous: true }),
      extraOptions: { toast: false },
    }),
    disownRegistration: build.mutation<string, { token: string }>({
      query: (params) => ({ url: "/user/auth/disown-email", method: "POST", params, anonymous: true }),
      transformResponse: said,
      extraOptions: { toast: false },
    }),
    /** For the signed-in customer. */
    resendVerification: build.mutation<string, void>({
      query: () => ({ url: "/user/auth/resend-verification", method: "POST" }),
      transformResponse: said,
      extraOptions: { toast: false },
    }),
    /** For the signed-in customer. */
    confirmEmailChange: build.mutation<string, { token: string }>({
      query: (params) => ({ url: "/user/auth/email-change/confirm", method: "POST", params }),
      transformResponse: said,
      extraOptions: { toast: false },
      invalidatesTags: ["Profile"],
    }),
    undoEmailChange: build.mutation<string, { token: string }>({
      query: (params) => ({ url: "/user/auth/email-change/undo", method: "POST", params, anonymous: true }),
      transformResponse: said,
      extraOptions: { toast: false },
    }),
    forgotPassword: build.mutation<string, Of<ForgotPasswordBody>>({
      query: ({ role, ...data }) => ({
        url: `${base(role)}/forgot-password`,
        method: "POST",
        data,
        anonymous: true,
      }),
      transformResponse: said,
      extraOptions: { toast: false },
    }),
    resetPassword: build.mutation<string, Of<ResetPasswordBody & { token: string }>>({
      query: ({ role, token, ...data }) => ({
        url: `${base(role)}/reset-password`,
        method: "POST",
        params: { token },
        data,
        anonymous: true,
      }),
      transformResponse: said,
      extraOptions: { toast: false },
    }),
  }),
});

export const { useResendVerificationMutation } = registrationApi;
