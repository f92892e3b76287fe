import type {
  SearchMisses,
  Synonym,
  Synonyms,
  SynonymTrial,
} from "@/contracts/catalogue/search/operator-search";
import type {
  SearchMissesQuery,
  SynonymBody,
  SynonymsQuery,
  SynonymTrialBody,
} from "@/contracts/catalogue/search/operator-search.schema";
import { api } from "@/services/api";

const CHANGED = ["Synonym", "OperatorAct"] as const;

export const operatorSynonymApi = api
  .enhanceEndpoints({ addTagTypes: ["Synonym", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSynonyms: build.query<Synonyms, Partial<SynonymsQuery>>({
        query: (params) => ({ url: "/operator/synonym", params }),
        extraOptions: { toast: false },
        providesTags: ["Synonym"],
      }),
      getSearchMisses: build.query<SearchMisses, Partial<SearchMissesQuery>>({
        query: (params) => ({ url: "/operator/search-miss", params }),
        extraOptions: { toast: false },
      }),
      trySynonym: build.mutation<SynonymTrial, SynonymTrialBody>({
        query: (data) => ({ url: "/operator/synonym/try", method: "POST", data }),
        extraOptions: { toast: false },
      }),
      addSynonym: build.mutation<Synonym, SynonymBody>({
        query: (data) => ({ url: "/operator/synonym", method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: CHANGED,
      }),
      changeSynonym: build.mutation<Synonym, { id: string; body: SynonymBody }>({
        query: ({ id, body }) => ({ url: `/operator/synonym/${id}`, method: "PUT", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: CHANGED,
      }),
      removeSynonym: build.mutation<null, string>({
        query: (id) => ({ url: `/operator/synonym/${id}`, method: "DELETE" }),
        extraOptions: { toast: false },
        invalidatesTags: CHANGED,
      }),
    }),
  });

export const {
  useGetSynonymsQuery,
  useGetSearchMissesQuery,
  useTrySynonymMutation,
  useAddSynonymMutation,
  useChangeSynonymMutation,
  useRemoveSynonymMutation,
} = operatorSynonymApi;
