import type { AskRound, AskRounds, AskVendors, DeclineReason, RoomAsk } from "@/contracts/messaging/ask";
import type { AskBody } from "@/contracts/messaging/ask.schema";
import { api } from "@/services/api";

/** A couple's requests to several vendors at once. */
export const askApi = api.enhanceEndpoints({ addTagTypes: ["Ask"] }).injectEndpoints({
  endpoints: (build) => ({
    getAsks: build.query<AskRounds, void>({
      query: () => ({ url: "/ask" }),
      extraOptions: { toast: false },
      providesTags: ["Ask", "Offer"],
    }),
    getAskVendors: build.query<AskVendors, { ids: string }>({
      query: (params) => ({ url: "/ask/vendors", params }),
      extraOptions: { toast: false },
    }),
    askVendors: build.mutation<AskRound, AskBody>({
      query: (data) => ({ url: "/ask", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: (sent) => (sent ? ["Ask", "Room"] : []),
    }),
    askOneMore: build.mutation<AskRound, { id: string; vendorId: string }>({
      query: ({ id, vendorId }) => ({ url: `/ask/${id}/vendor`, method: "POST", data: { vendorId } }),
      invalidatesTags: ["Ask", "Room"],
    }),
    closeAsk: build.mutation<AskRound, string>({
      query: (id) => ({ url: `/ask/${id}/close`, method: "POST" }),
      invalidatesTags: ["Ask"],
    }),
    getRoomAsk: build.query<RoomAsk, string>({
      query: (roomId) => ({ url: `/ask-vendor/room/${roomId}` }),
      extraOptions: { toast: false },
      providesTags: ["Ask"],
    }),
    declineAsk: build.mutation<RoomAsk, { roomId: string; reason: DeclineReason }>({
      query: ({ roomId, reason }) => ({
        url: `/ask-vendor/decline/${roomId}`,
        method: "POST",
        data: { reason },
      }),
      invalidatesTags: ["Ask", "Room"],
    }),
  }),
});

export const {
  useGetAsksQuery,
  useGetAskVendorsQuery,
  useAskVendorsMutation,
  useAskOneMoreMutation,
  useCloseAskMutation,
  useGetRoomAskQuery,
  useDeclineAskMutation,
} = askApi;
