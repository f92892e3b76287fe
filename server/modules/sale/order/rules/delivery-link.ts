import { DELIVERY_LINK_DAYS, SILENT_DAYS } from "@/contracts/sale/order/delivery";
import { readSignedValue, signValue } from "@/lib/session/signed-value";
import { DAY_MS } from "@/lib/time";
import { appLink } from "@/server/core/links";
import { sessionSecret } from "@/server/core/secrets";

const PURPOSE = "confirm-delivery";

/** The content that a link signs: the vendor's latest request, so that an answer or a newer request invalidates it. */
export type DeliveryToken = { orderId: string; eventId: string; expiresAt: number };

/** Returns the link with which a couple confirms a delivery without signing in. It outlives the days to answer. */
export function deliveryLink(orderId: string, eventId: string, answerBy: Date, now: Date): string {
  const from = Math.max(now.getTime(), answerBy.getTime() - SILENT_DAYS * DAY_MS);
  const token: DeliveryToken = { orderId, eventId, expiresAt: from + DELIVERY_LINK_DAYS * DAY_MS };
  const signed = signValue(token, sessionSecret(), PURPOSE);
  return `${appLink("/confirm-delivery")}?token=${encodeURIComponent(signed)}`;
}

/** Returns the token's content, or null when it was not signed by us or has expired. */
export function readDeliveryToken(signed: string, now: Date): DeliveryToken | null {
  const value = readSignedValue(signed, sessionSecret(), PURPOSE) as DeliveryToken | null;
  return value && value.expiresAt > now.getTime() ? value : null;
}
