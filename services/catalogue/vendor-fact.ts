import type { VendorFacts } from "@/contracts/catalogue/vendor/vendor-fact";
import type { TablesFactBody } from "@/contracts/catalogue/vendor/vendor-fact.schema";
import { api } from "@/services/api";

/** Calls about a vendor's checked facts. The dialogs show their own failures. */
export const vendorFactApi = api.enhanceEndpoints({ addTagTypes: ["VendorFact"] }).injectEndpoints({
  endpoints: (build) => ({
    getVendorFacts: build.query<VendorFacts, void>({
      query: () => ({ url: "/vendor/fact" }),
      providesTags: ["VendorFact"],
    }),
    /** Takes a form of `number`, `expiresOn` and `file`. */
    sendHalalFact: build.mutation<VendorFacts, FormData>({
      query: (data) => ({ url: "/vendor/fact/halal", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["VendorFact"],
    }),
    sendTablesFact: build.mutation<VendorFacts, TablesFactBody>({
      query: (data) => ({ url: "/vendor/fact/tables", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["VendorFact"],
    }),
    withdrawFact: build.mutation<VendorFacts, string>({
      query: (id) => ({ url: `/vendor/fact/${id}`, method: "DELETE" }),
      // The public page changes if the fact was confirmed.
      invalidatesTags: ["VendorFact", "Profile"],
    }),
  }),
});

export const {
  useGetVendorFactsQuery,
  useSendHalalFactMutation,
  useSendTablesFactMutation,
  useWithdrawFactMutation,
} = vendorFactApi;
