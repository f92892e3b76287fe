import type { PaymentCard } from "@/contracts/sale/payment/payment";

/** `Visa ending 4242`. */
export function nameOfCard({ brand, last4 }: Pick<PaymentCard, "brand" | "last4">): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending ${last4}`;
}
