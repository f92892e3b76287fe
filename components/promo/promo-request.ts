import { ValidationError } from "yup";
import { loadStore } from "@/components/layout/session/load-store";
import { promoBody, type PromoBody } from "@/contracts/promo";
import { PROMO_FAILURE } from "@/contracts/promo-offer";
import { fieldErrorsOf, messageOf, NETWORK_FAILURE } from "@/services/api-error";
import { promoApi } from "@/services/promo";

export type PromoField = "email" | "isPrivacyAndTerms";
export type PromoAnswer =
  | { sent: true; email: string }
  | { sent: false; message: string; errors: Partial<Record<PromoField, string>> };

/** Asks for the promo code. The form's complaints are the server's, made here before it is troubled. */
export async function requestPromo(values: PromoBody): Promise<PromoAnswer> {
  try {
    const body = await promoBody.validate(values, { abortEarly: false });
    const store = await loadStore();
    await store.dispatch(promoApi.endpoints.getPromo.initiate(body)).unwrap();
    return { sent: true, email: body.email };
  } catch (error) {
    if (error instanceof ValidationError) return { sent: false, message: "", errors: firstOfEach(error) };
    const message = messageOf(error);
    // Words of its own for this call (spec customer §7).
    const shown = message === NETWORK_FAILURE ? PROMO_FAILURE : message;
    return { sent: false, message: shown, errors: fieldErrorsOf(error) };
  }
}

function firstOfEach(error: ValidationError): Partial<Record<PromoField, string>> {
  const pairs = error.inner.map(({ path, message }) => [path ?? "", message] as const);
  return Object.fromEntries(pairs.toReversed());
}

/** Whether the code that brought the visitor is an influencer's, whose offer leaves out venues. */
export async function isInfluencerCode(refCode: string): Promise<boolean> {
  const store = await loadStore();
  const asked = store.dispatch(promoApi.endpoints.getReferralInfo.initiate(refCode));
  try {
    return (await asked.unwrap()).isInfluencer;
  } finally {
    asked.unsubscribe();
  }
}
