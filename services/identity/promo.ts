import type { PromoBody } from "@/contracts/identity/registration/promo.schema";
import type { ReferralInfo } from "@/contracts/identity/registration/promo";
import { api } from "@/services/api";

/** Called by guests; the popup shows failures. */
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
