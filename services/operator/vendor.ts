import type { OperatorVendor, OperatorVendors } from "@/contracts/catalogue/vendor/operator-vendor";
import type {
  OperatorVendorsQuery,
  VendorDecisionBody,
  VendorNoteBody,
  VendorTermsBody,
} from "@/contracts/catalogue/vendor/operator-vendor.schema";
import { api } from "@/services/api";

export const operatorVendorApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorVendor", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorVendors: build.query<OperatorVendors, Partial<OperatorVendorsQuery>>({
        query: (params) => ({ url: "/operator/vendor", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorVendor"],
      }),
      getOperatorVendor: build.query<OperatorVendor, string>({
        query: (id) => ({ url: `/operator/vendor/${id}` }),
        extraOptions: { toast: false },
        providesTags: ["OperatorVendor"],
      }),
      decideOnVendor: build.mutation<OperatorVendor, { id: string; body: VendorDecisionBody }>({
        query: ({ id, body }) => ({
          url: `/operator/vendor/${id}/decision`,
          method: "POST",
          data: body,
          outlivesPage: true,
        }),
        invalidatesTags: ["OperatorVendor", "OperatorHome", "OperatorAct"],
      }),
      changeVendorTerms: build.mutation<OperatorVendor, { id: string; body: VendorTermsBody }>({
        query: ({ id, body }) => ({ url: `/operator/vendor/${id}/terms`, method: "PUT", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorVendor", "OperatorAct"],
      }),
      noteOnVendor: build.mutation<null, { id: string; body: VendorNoteBody }>({
        query: ({ id, body }) => ({ url: `/operator/vendor/${id}/note`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorAct"],
      }),
    }),
  });

export const {
  useGetOperatorVendorsQuery,
  useGetOperatorVendorQuery,
  useDecideOnVendorMutation,
  useChangeVendorTermsMutation,
  useNoteOnVendorMutation,
} = operatorVendorApi;
