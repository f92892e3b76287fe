import type {
  CustomerLogin,
  CustomerProfile,
  LoginBody,
  OperatorLogin,
  VendorLogin,
  VendorProfile,
} from "@/contracts/auth";
import { api } from "./api";

/** Signing in is done through `store/session.ts`, which also keeps what these calls answer. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginCustomer: build.mutation<CustomerLogin, LoginBody>({
      query: (data) => ({ url: "/user/auth/login", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    loginVendor: build.mutation<VendorLogin, LoginBody>({
      query: (data) => ({ url: "/vendor/auth/login", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    loginOperator: build.mutation<OperatorLogin, LoginBody>({
      query: (data) => ({ url: "/operator/auth/login", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    /** Without a token it still clears this browser's session cookie. */
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
  }),
});

export const { useGetCustomerProfileQuery, useGetVendorProfileQuery } = authApi;
