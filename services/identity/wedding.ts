import type { Wedding } from "@/contracts/identity/wedding";
import { api } from "@/services/api";

/** Calls about the couple's wedding. */
export const weddingApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveWedding: build.mutation<Wedding, Wedding>({
      query: (data) => ({ url: "/user/wedding", method: "PUT", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Profile"],
    }),
    /** Adds to it where nothing is known yet. */
    mergeWedding: build.mutation<Wedding, Wedding>({
      query: (data) => ({ url: "/user/wedding", method: "POST", data }),
      extraOptions: { toast: false },
    }),
  }),
});
