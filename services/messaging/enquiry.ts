import type { Enquiry, EnquiryCounts, EnquiryPage } from "@/contracts/messaging/enquiry";
import type {
  EnquiryListQuery,
  LoseEnquiryBody,
  SaveEnquiryBody,
} from "@/contracts/messaging/enquiry.schema";
import { api } from "@/services/api";

/** Messages, visits, offers and orders change enquiries; the live stream reports those. */
const FOLLOWS = ["Enquiry", "Room", "Appointment", "Offer", "VendorOrder"] as const;

type Wanted = Partial<Pick<EnquiryListQuery, "stage" | "mine" | "due" | "limit">>;

/** A vendor's enquiries by stage. */
export const enquiryApi = api.enhanceEndpoints({ addTagTypes: ["Enquiry"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Loads page by page; a refetch loads as many pages as are shown. */
    getEnquiries: build.infiniteQuery<EnquiryPage, Wanted, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: "/vendor/enquiry",
        params: { ...queryArg, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
      extraOptions: { toast: false },
      providesTags: [...FOLLOWS],
    }),
    getEnquiryCounts: build.query<EnquiryCounts, void>({
      query: () => ({ url: "/vendor/enquiry/counts" }),
      extraOptions: { toast: false },
      providesTags: [...FOLLOWS],
    }),
    saveEnquiry: build.mutation<Enquiry, { id: string } & SaveEnquiryBody>({
      query: ({ id, ...data }) => ({ url: `/vendor/enquiry/${id}`, method: "PATCH", data }),
      extraOptions: { toast: false },
      invalidatesTags: (saved) => (saved ? ["Enquiry"] : []),
    }),
    loseEnquiry: build.mutation<Enquiry, { id: string } & LoseEnquiryBody>({
      query: ({ id, ...data }) => ({ url: `/vendor/enquiry/${id}/lost`, method: "POST", data }),
      invalidatesTags: ["Enquiry"],
    }),
    reopenEnquiry: build.mutation<Enquiry, string>({
      query: (id) => ({ url: `/vendor/enquiry/${id}/reopen`, method: "POST" }),
      invalidatesTags: ["Enquiry"],
    }),
  }),
});

export const {
  useGetEnquiriesInfiniteQuery,
  useGetEnquiryCountsQuery,
  useSaveEnquiryMutation,
  useLoseEnquiryMutation,
  useReopenEnquiryMutation,
} = enquiryApi;
