import type { Invitation } from "@/contracts/planning/invitation/invitation";

/** Returns the link that opens WhatsApp with the household's invitation; without a number it asks for the contact. */
export function whatsAppUrl({ phone, link, household }: Invitation, couple: string): string {
  const text = `Dear ${household}, ${couple} would love to have you at their wedding. Your invitation, and where to reply: ${link}`;
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
