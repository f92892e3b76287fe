import type { PromoBody, ReferralInfo } from "@/contracts/promo";
import { api } from "./api";

/** Called by guests; the popup says what went wrong. */
export const promoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromo: build.mutation<unknown, PromoBody>({
      query: (data) => ({ url: "/user/get-promo", method: "POST", data, anonymous: true }),
      extraOptions: { toast: false },
    }),
    getReferralInfo: build.query<ReferralInfo, string>({
      query: (ref) => ({ url: "/user/get-ref", params: { ref }, anonymous: true }),
      extraOptions: { toast: false },
    }),
  }),
});
