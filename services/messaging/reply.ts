import type { AwayReply, SavedReply } from "@/contracts/messaging/reply";
import type { AwayReplyBody, SavedReplyBody } from "@/contracts/messaging/reply.schema";
import { api } from "@/services/api";

/** A vendor's saved replies and off-hours reply. The forms show their own failures. */
export const replyApi = api.enhanceEndpoints({ addTagTypes: ["SavedReply", "AwayReply"] }).injectEndpoints({
  endpoints: (build) => ({
    getSavedReplies: build.query<SavedReply[], void>({
      query: () => ({ url: "/vendor/saved-reply" }),
      extraOptions: { toast: false },
      providesTags: ["SavedReply"],
    }),
    addSavedReply: build.mutation<SavedReply, SavedReplyBody>({
      query: (data) => ({ url: "/vendor/saved-reply", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: (saved) => (saved ? ["SavedReply"] : []),
    }),
    changeSavedReply: build.mutation<SavedReply, { id: string } & SavedReplyBody>({
      query: ({ id, ...data }) => ({ url: `/vendor/saved-reply/${id}`, method: "PATCH", data }),
      extraOptions: { toast: false },
      invalidatesTags: (saved) => (saved ? ["SavedReply"] : []),
    }),
    removeSavedReply: build.mutation<null, string>({
      query: (id) => ({ url: `/vendor/saved-reply/${id}`, method: "DELETE" }),
      invalidatesTags: ["SavedReply"],
    }),
    getAwayReply: build.query<AwayReply, void>({
      query: () => ({ url: "/vendor/away-reply" }),
      extraOptions: { toast: false },
      providesTags: ["AwayReply"],
    }),
    saveAwayReply: build.mutation<AwayReply, AwayReplyBody>({
      query: (data) => ({ url: "/vendor/away-reply", method: "PUT", data }),
      extraOptions: { toast: false },
      invalidatesTags: (saved) => (saved ? ["AwayReply"] : []),
    }),
  }),
});

export const {
  useGetSavedRepliesQuery,
  useAddSavedReplyMutation,
  useChangeSavedReplyMutation,
  useRemoveSavedReplyMutation,
  useGetAwayReplyQuery,
  useSaveAwayReplyMutation,
} = replyApi;
