import type { OwnStory } from "@/contracts/catalogue/story";
import type { StoryBody } from "@/contracts/catalogue/story.schema";
import { api } from "@/services/api";

const PATH = "/user-story";

export const storyApi = api.enhanceEndpoints({ addTagTypes: ["Story"] }).injectEndpoints({
  endpoints: (build) => ({
    getOwnStory: build.query<OwnStory, void>({
      query: () => ({ url: PATH }),
      providesTags: ["Story", "Order"],
    }),
    saveStory: build.mutation<OwnStory, StoryBody>({
      query: (data) => ({ url: PATH, method: "PUT", data }),
      invalidatesTags: ["Story"],
      extraOptions: { toast: false },
    }),
    publishStory: build.mutation<OwnStory, void>({
      query: () => ({ url: `${PATH}/publish`, method: "POST", data: { agree: true } }),
      invalidatesTags: ["Story"],
    }),
    withdrawStory: build.mutation<OwnStory, void>({
      query: () => ({ url: `${PATH}/withdraw`, method: "POST" }),
      invalidatesTags: ["Story"],
    }),
  }),
});

export const {
  useGetOwnStoryQuery,
  useSaveStoryMutation,
  usePublishStoryMutation,
  useWithdrawStoryMutation,
} = storyApi;
