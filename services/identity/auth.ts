import type {
  CustomerLogin,
  CustomerProfile,
  OperatorLogin,
  SessionOperator,
  VendorLogin,
} from "@/contracts/identity/auth";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { LoginBody } from "@/contracts/identity/auth.schema";
import type { SocialLinked, SocialLogin, SocialNetworks } from "@/contracts/identity/social";
import type { SocialLoginBody } from "@/contracts/identity/social.schema";
import type { TwoStepPending } from "@/contracts/identity/two-step";
import type { VerifyCodeBody } from "@/contracts/identity/two-step.schema";
import { api } from "@/services/api";

/** Roles that may have to enter a mailed code after the password. */
export type TwoStepRole = "customer" | "operator";

const TWO_STEP_PATHS: Readonly<Record<TwoStepRole, string>> = {
  customer: "/user/auth/two-step-verification",
  operator: "/operator/auth/two-step-verification",
};

/** To sign in, use `store/session.ts`, which also stores the tokens returned by these calls. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A correct password may still require the second step. */
    loginCustomer: build.mutation<CustomerLogin | TwoStepPending, LoginBody>({
      query: (data) => ({ url: "/user/auth/login", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    /** Sends the code of the second step. */
    requestTwoStepCode: build.mutation<unknown, { role: TwoStepRole; email: string }>({
      query: ({ role, email }) => ({
        url: `${TWO_STEP_PATHS[role]}/${encodeURIComponent(email)}`,
        anonymous: true,
      }),
      extraOptions: { toast: false },
    }),
    verifyTwoStepCode: build.mutation<CustomerLogin & { message: string }, VerifyCodeBody>({
      query: (data) => ({
        url: `${TWO_STEP_PATHS.customer}/verifyCode`,
        method: "POST",
        data,
        anonymous: true,
      }),
      transformResponse: (login: CustomerLogin, meta) => ({ ...login, message: meta?.message ?? "" }),
      extraOptions: { toast: false },
    }),
    verifyOperatorCode: build.mutation<OperatorLogin & { message: string }, VerifyCodeBody>({
      query: (data) => ({
        url: `${TWO_STEP_PATHS.operator}/verifyCode`,
        method: "POST",
        data,
        anonymous: true,
      }),
      transformResponse: (login: OperatorLogin, meta) => ({ ...login, message: meta?.message ?? "" }),
      extraOptions: { toast: false },
    }),
    getSocialNetworks: build.query<SocialNetworks, void>({
      query: () => ({ url: "/user/auth/social-networks", anonymous: true }),
      extraOptions: { toast: false },
    }),
    loginSocial: build.mutation<SocialLogin | TwoStepPending, SocialLoginBody>({
      query: (data) => ({ url: "/user/auth/social-login", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    linkSocial: build.mutation<SocialLinked, string>({
      query: (token) => ({
        url: "/user/auth/social-link",
        method: "POST",
        params: { token },
        anonymous: true,
      }),
      extraOptions: { toast: false },
    }),
    loginVendor: build.mutation<VendorLogin, LoginBody>({
      query: (data) => ({ url: "/vendor/auth/login", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    /** A correct password always requires the second step. */
    loginOperator: build.mutation<TwoStepPending, LoginBody>({
      query: (data) => ({ url: "/operator/auth/login", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    /** Works without a token, to clear this browser's session cookie. */
    logout: build.mutation<null, { refreshToken: string }>({
      query: (data) => ({ url: "/auth/logout", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    getCustomerProfile: build.query<CustomerProfile, string>({
      query: (id) => ({ url: `/user/profile/${id}` }),
      extraOptions: { toast: false, on401: "reject" },
      providesTags: ["Profile"],
    }),
    getVendorProfile: build.query<VendorProfile, string>({
      query: (id) => ({ url: `/vendor/profile/${id}` }),
      extraOptions: { toast: false, on401: "reject" },
      providesTags: ["Profile"],
    }),
    /** The signed-in operator, with the role that counts now. */
    getOperatorProfile: build.query<SessionOperator, string>({
      query: () => ({ url: "/operator/profile" }),
      extraOptions: { toast: false, on401: "reject" },
      providesTags: ["Profile"],
    }),
  }),
});

export const { useGetCustomerProfileQuery, useGetVendorProfileQuery, useGetOperatorProfileQuery } = authApi;
