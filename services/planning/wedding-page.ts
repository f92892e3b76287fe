import type { WeddingPageSettings } from "@/contracts/planning/invitation/wedding-page";
import type { WeddingPageBody } from "@/contracts/planning/invitation/wedding-page.schema";
import { api } from "@/services/api";

const url = "/user/wedding/page";

export const weddingPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWeddingPage: build.query<WeddingPageSettings, void>({
      query: () => ({ url }),
      providesTags: ["WeddingPage"],
    }),
    /** The form shows failures. */
    saveWeddingPage: build.mutation<WeddingPageSettings, WeddingPageBody>({
      query: (data) => ({ url, method: "PATCH", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["WeddingPage"],
    }),
    addPagePictures: build.mutation<WeddingPageSettings, FormData>({
      query: (data) => ({ url: `${url}/pictures`, method: "POST", data }),
      invalidatesTags: ["WeddingPage"],
    }),
    renewPageAddress: build.mutation<WeddingPageSettings, void>({
      query: () => ({ url: `${url}/renew`, method: "POST" }),
      invalidatesTags: ["WeddingPage"],
    }),
  }),
});

export const {
  useGetWeddingPageQuery,
  useSaveWeddingPageMutation,
  useAddPagePicturesMutation,
  useRenewPageAddressMutation,
} = weddingPageApi;
