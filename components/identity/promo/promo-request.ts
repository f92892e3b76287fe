import { loadStore } from "@/components/session/load-store";
import { checkedBody } from "@/components/ui/form/checked-body";
import { isApiError, messageOf, NETWORK_FAILURE } from "@/contracts/api-error";
import { PROMO_FAILURE } from "@/contracts/identity/registration/promo";
import { promoBody, type PromoBody } from "@/contracts/identity/registration/promo.schema";
import { promoApi } from "@/services/identity/promo";

/**
 * Requests the promo code after validating by the server's rules. Returns the address that it is sent to. Throws an
 * ApiError.
 */
export async function requestPromo(values: PromoBody): Promise<string> {
  const body = await checkedBody(promoBody, values);
  const store = await loadStore();
  try {
    await store.dispatch(promoApi.endpoints.getPromo.initiate(body)).unwrap();
    return body.email;
  } catch (error) {
    // The API contract defines a separate message for this call.
    if (isApiError(error) && messageOf(error) === NETWORK_FAILURE) throw { ...error, message: PROMO_FAILURE };
    throw error;
  }
}

/** Returns true for an influencer's code, whose offer excludes venues. Rejects with an ApiError. */
export async function isInfluencerCode(refCode: string): Promise<boolean> {
  const store = await loadStore();
  const asked = store.dispatch(promoApi.endpoints.getReferralInfo.initiate(refCode));
  try {
    return (await asked.unwrap()).isInfluencer;
  } finally {
    asked.unsubscribe();
  }
}
