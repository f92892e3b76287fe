import type { Page } from "@/contracts/envelope";
import type { ProductFamily } from "@/contracts/catalogue/product/product";
import type { CampaignTree } from "@/contracts/sale/promotion/campaign-tree";
import {
  type Campaign,
  CAMPAIGN_FAILURES,
  type CampaignDetail,
  type CampaignPreview,
  type PromotionType,
} from "@/contracts/sale/promotion/promotion";
import type {
  CampaignBody,
  CampaignListQuery,
  PreviewBody,
} from "@/contracts/sale/promotion/promotion.schema";
import { api } from "@/services/api";

type Of<T> = T & { type: PromotionType };

/** A vendor's own campaigns. The form shows its own failures. */
export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCampaigns: build.query<Page<Campaign>, Of<Partial<CampaignListQuery>>>({
      query: ({ type, ...params }) => ({
        url: `/${type}-vendor`,
        params,
        failure: CAMPAIGN_FAILURES[type].notRead,
      }),
      providesTags: ["Promotion"],
    }),
    getCampaign: build.query<CampaignDetail, Of<{ id: string }>>({
      query: ({ type, id }) => ({
        url: `/${type}-vendor/${id}`,
        failure: CAMPAIGN_FAILURES[type].notRead,
      }),
      providesTags: ["Promotion"],
    }),
    getCampaignTree: build.query<CampaignTree, PromotionType>({
      query: (type) => ({ url: `/${type}-vendor/categories` }),
    }),
    previewCampaign: build.query<CampaignPreview, Of<{ draft: PreviewBody }>>({
      query: ({ type, draft }) => ({ url: `/${type}-vendor/preview`, method: "POST", data: draft }),
      extraOptions: { toast: false },
    }),
    /** The published products of a vendor, by family. */
    getProductsOfVendor: build.query<ProductFamily[], string>({
      query: (vendorId) => ({ url: "/vendor-product/public", params: { vendorId } }),
    }),
    saveCampaign: build.mutation<CampaignDetail, Of<{ id: string | null; body: CampaignBody }>>({
      query: ({ type, id, body }) => ({
        url: id ? `/${type}-vendor/${id}` : `/${type}-vendor`,
        method: id ? "PATCH" : "POST",
        data: body,
      }),
      extraOptions: { toast: false },
      invalidatesTags: ["Promotion"],
    }),
    pauseCampaign: build.mutation<CampaignDetail, Of<{ id: string; paused: boolean }>>({
      query: ({ type, id, paused }) => ({
        url: `/${type}-vendor/pause/${id}`,
        method: "PATCH",
        data: { paused },
      }),
      invalidatesTags: ["Promotion"],
    }),
    deleteCampaign: build.mutation<null, Of<{ id: string }>>({
      query: ({ type, id }) => ({
        url: `/${type}-vendor/${id}`,
        method: "DELETE",
        failure: CAMPAIGN_FAILURES[type].notDeleted,
      }),
      invalidatesTags: ["Promotion"],
    }),
  }),
});

export const {
  useGetCampaignsQuery,
  useGetCampaignQuery,
  useGetCampaignTreeQuery,
  usePreviewCampaignQuery,
  useGetProductsOfVendorQuery,
  useSaveCampaignMutation,
  usePauseCampaignMutation,
  useDeleteCampaignMutation,
} = promotionApi;
