import type { Page } from "@/contracts/envelope";
import type {
  Audience,
  BroadcastSent,
  CustomerSegment,
  VendorCustomer,
  VendorCustomerDetail,
} from "@/contracts/messaging/customer";
import type {
  AddCustomerBody,
  BroadcastBody,
  CustomerListQuery,
  SaveCustomerBody,
} from "@/contracts/messaging/customer.schema";
import { api } from "@/services/api";

/** A vendor's customers. The forms show their own failures. */
export const customerApi = api.enhanceEndpoints({ addTagTypes: ["Customer"] }).injectEndpoints({
  endpoints: (build) => ({
    getVendorCustomers: build.query<Page<VendorCustomer>, Partial<CustomerListQuery>>({
      query: (params) => ({ url: "/vendor/customer", params }),
      providesTags: ["Customer"],
    }),
    getVendorCustomer: build.query<VendorCustomerDetail, string>({
      query: (id) => ({ url: `/vendor/customer/${id}` }),
      providesTags: ["Customer"],
    }),
    addCustomer: build.mutation<VendorCustomerDetail, AddCustomerBody>({
      query: (data) => ({ url: "/vendor/customer", method: "POST", data }),
      invalidatesTags: ["Customer"],
      extraOptions: { toast: false },
    }),
    saveCustomer: build.mutation<VendorCustomerDetail, { id: string } & SaveCustomerBody>({
      query: ({ id, ...data }) => ({ url: `/vendor/customer/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Customer"],
      extraOptions: { toast: false },
    }),
    removeCustomer: build.mutation<null, string>({
      query: (id) => ({ url: `/vendor/customer/${id}`, method: "DELETE" }),
      invalidatesTags: (_done, error) => (error ? [] : ["Customer"]),
    }),
    inviteCustomer: build.mutation<VendorCustomerDetail, string>({
      query: (id) => ({ url: `/vendor/customer/invite/${id}`, method: "POST" }),
      invalidatesTags: ["Customer"],
    }),
    getAudience: build.query<Audience, CustomerSegment>({
      query: (segment) => ({ url: "/vendor/customer/audience", params: { segment } }),
      providesTags: ["Customer"],
      keepUnusedDataFor: 0,
    }),
    sendBroadcast: build.mutation<BroadcastSent, BroadcastBody>({
      query: (data) => ({ url: "/vendor/customer/broadcast", method: "POST", data }),
      invalidatesTags: ["Customer"],
      extraOptions: { toast: false },
    }),
  }),
});

export const {
  useGetVendorCustomersQuery,
  useGetVendorCustomerQuery,
  useAddCustomerMutation,
  useSaveCustomerMutation,
  useRemoveCustomerMutation,
  useInviteCustomerMutation,
  useGetAudienceQuery,
  useSendBroadcastMutation,
} = customerApi;
