import type { Page } from "@/contracts/envelope";
import type { OwnTerms } from "@/contracts/catalogue/vendor/vendor-terms";
import type { OwnTermsQuery } from "@/contracts/catalogue/vendor/vendor-terms.schema";
import { api } from "@/services/api";

/** Calls about a vendor's own terms. The form shows its own failures. */
export const vendorTermsApi = api.enhanceEndpoints({ addTagTypes: ["OwnTerms"] }).injectEndpoints({
  endpoints: (build) => ({
    getOwnTerms: build.query<Page<OwnTerms>, OwnTermsQuery>({
      query: (params) => ({ url: "/vendor/terms", params }),
      providesTags: ["OwnTerms"],
    }),
    /** Takes a form of `kind`, `text`, `appliesFrom` and `file`. */
    publishTerms: build.mutation<OwnTerms, FormData>({
      query: (data) => ({ url: "/vendor/terms", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["OwnTerms"],
    }),
    withdrawTerms: build.mutation<null, string>({
      query: (id) => ({ url: `/vendor/terms/${id}`, method: "DELETE" }),
      invalidatesTags: ["OwnTerms"],
    }),
  }),
});

export const { useGetOwnTermsQuery, usePublishTermsMutation, useWithdrawTermsMutation } = vendorTermsApi;

/** The path of a version's file. */
export const termsFilePath = (id: string) => `/vendor/terms/file/${id}`;
