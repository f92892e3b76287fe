import type { Cart } from "@/contracts/sale/cart";
import type { Offer, OfferOptions, OfferPreview, OfferTemplates, RoomOffers } from "@/contracts/sale/offer";
import type { OfferBody, OfferTemplateBody } from "@/contracts/sale/offer.schema";
import { api } from "@/services/api";

export type OfferSide = "customer" | "vendor";
type OfRoom = { side: OfferSide; roomId: string };

const base = (side: OfferSide) => (side === "customer" ? "/offer" : "/offer-vendor");

export const offerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRoomOffers: build.query<RoomOffers, OfRoom>({
      query: ({ side, roomId }) => ({ url: `${base(side)}/room/${roomId}` }),
      providesTags: ["Offer"],
    }),
    getOfferOptions: build.query<OfferOptions, { roomId: string; date: string }>({
      query: ({ roomId, date }) => ({
        url: `/offer-vendor/options/${roomId}`,
        params: date ? { date } : {},
      }),
      providesTags: ["OfferTemplate"],
    }),
    /** The price of an offer that is being made. The form shows its refusals. */
    previewOffer: build.query<OfferPreview, { roomId: string; body: OfferBody }>({
      query: ({ roomId, body }) => ({ url: `/offer-vendor/preview/${roomId}`, method: "POST", data: body }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
    }),
    sendOffer: build.mutation<Offer, { roomId: string; body: OfferBody }>({
      query: ({ roomId, body }) => ({ url: `/offer-vendor/room/${roomId}`, method: "POST", data: body }),
      extraOptions: { toast: false },
      invalidatesTags: ["Offer"],
    }),
    withdrawOffer: build.mutation<Offer, string>({
      query: (id) => ({ url: `/offer-vendor/withdraw/${id}`, method: "PATCH" }),
      // Also after a refusal: the couple may have ordered meanwhile.
      invalidatesTags: ["Offer"],
    }),
    askForOfferChange: build.mutation<Offer, { id: string; words: string }>({
      query: ({ id, words }) => ({ url: `/offer/change/${id}`, method: "POST", data: { words } }),
      extraOptions: { toast: false },
      invalidatesTags: ["Offer"],
    }),
    addOfferToCart: build.mutation<Cart, string>({
      query: (id) => ({ url: `/cart/offer/${id}`, method: "POST" }),
      invalidatesTags: ["Cart", "Offer"],
    }),
    addOfferTemplate: build.mutation<OfferTemplates, OfferTemplateBody>({
      query: (data) => ({ url: "/offer-vendor/templates", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["OfferTemplate"],
    }),
    removeOfferTemplate: build.mutation<OfferTemplates, string>({
      query: (id) => ({ url: `/offer-vendor/templates/${id}`, method: "DELETE" }),
      invalidatesTags: ["OfferTemplate"],
    }),
  }),
});

export const {
  useGetRoomOffersQuery,
  useGetOfferOptionsQuery,
  usePreviewOfferQuery,
  useSendOfferMutation,
  useWithdrawOfferMutation,
  useAskForOfferChangeMutation,
  useAddOfferToCartMutation,
  useAddOfferTemplateMutation,
  useRemoveOfferTemplateMutation,
} = offerApi;
