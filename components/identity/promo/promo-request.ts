import { ValidationError } from "yup";
import { loadStore } from "@/components/session/load-store";
import { promoBody, type PromoBody } from "@/contracts/identity/registration/promo.schema";
import { PROMO_FAILURE } from "@/contracts/identity/registration/promo";
import { fieldErrorsOf, messageOf, NETWORK_FAILURE } from "@/contracts/api-error";
import { promoApi } from "@/services/identity/promo";

export type PromoField = "email" | "isPrivacyAndTerms";
export type PromoAnswer =
  | { sent: true; email: string }
  | { sent: false; message: string; errors: Partial<Record<PromoField, string>> };

/** Requests the promo code. Validates with the server's rules first. Returns failures instead of throwing. */
export async function requestPromo(values: PromoBody): Promise<PromoAnswer> {
  try {
    const body = await promoBody.validate(values, { abortEarly: false });
    const store = await loadStore();
    await store.dispatch(promoApi.endpoints.getPromo.initiate(body)).unwrap();
    return { sent: true, email: body.email };
  } catch (error) {
    if (error instanceof ValidationError) return { sent: false, message: "", errors: firstOfEach(error) };
    const message = messageOf(error);
    // The API contract defines a separate message for this call.
    const shown = message === NETWORK_FAILURE ? PROMO_FAILURE : message;
    return { sent: false, message: shown, errors: fieldErrorsOf(error) };
  }
}

function firstOfEach(error: ValidationError): Partial<Record<PromoField, string>> {
  const pairs = error.inner.map(({ path, message }) => [path ?? "", message] as const);
  return Object.fromEntries(pairs.toReversed());
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
