import type { Influencers } from "@/contracts/operator/influencer/influencer";
import type {
  InfluencersQuery,
  InfluencerStateBody,
} from "@/contracts/operator/influencer/influencer.schema";
import { api } from "@/services/api";

const PATH = "/operator/influencer";

/** Dialogs show their own failures. */
export const operatorInfluencerApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorInfluencer", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getInfluencers: build.query<Influencers, InfluencersQuery>({
        query: (params) => ({ url: PATH, params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorInfluencer"],
      }),
      /** Takes a form of `code`, `name` and `picture`. */
      saveInfluencer: build.mutation<null, FormData>({
        query: (data) => ({ url: PATH, method: "PUT", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorInfluencer", "OperatorAct"],
      }),
      setInfluencerState: build.mutation<null, InfluencerStateBody>({
        query: (data) => ({ url: `${PATH}/state`, method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorInfluencer", "OperatorAct"],
      }),
    }),
  });

export const { useGetInfluencersQuery, useSaveInfluencerMutation, useSetInfluencerStateMutation } =
  operatorInfluencerApi;
