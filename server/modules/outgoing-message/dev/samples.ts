import { PROMO_CAP_CENTS, PROMO_PERCENT } from "@/contracts/promo";
import type { MessageKind, OutgoingMessage } from "../messages";

const TOKEN = "?token=Zt3vQ0xW8mJ5nR2kYb7LcA";
const COUPLE = "mei.tan@example.com";
const VENDOR = "hello@kebaya-and-co.example";
const VENDOR_NAME = "Kebaya & Co";
const VISIT = {
  vendor: {
    vendorName: VENDOR_NAME,
    coupleName: "Mei Tan",
    startsAt: "2026-11-28T03:00:00.000Z",
    note: "We would love to see the beaded kebayas.",
  },
  couple: {
    firstName: "Mei",
    vendorName: VENDOR_NAME,
    startsAt: "2026-11-28T03:00:00.000Z",
    address: "12 Joo Chiat Road, #01-03, Singapore 427352",
  },
};

/** One of each kind, as it would be sent from `origin`. */
export function samples(origin: string): { [K in MessageKind]: Extract<OutgoingMessage, { kind: K }> } {
  const reset = `${origin}/forgot-password`;
  const vendorLogin = `${origin}/vendor/login`;
  return {
    "verify-email": {
      kind: "verify-email",
      to: COUPLE,
      firstName: "Mei",
      link: `${origin}/verify-email${TOKEN}`,
    },
    "already-registered": {
      kind: "already-registered",
      to: COUPLE,
      firstName: "Mei",
      loginLink: `${origin}/login`,
      resetLink: reset,
    },
    "reset-password": { kind: "reset-password", to: COUPLE, link: `${origin}/reset-password${TOKEN}` },
    "password-changed": { kind: "password-changed", to: COUPLE, resetLink: reset },
    "two-step-code": { kind: "two-step-code", to: COUPLE, code: "482913" },
    "email-code": { kind: "email-code", to: COUPLE, code: "306158" },
    "link-social": {
      kind: "link-social",
      to: COUPLE,
      network: "google",
      name: "Mei Tan",
      link: `${origin}/link-social${TOKEN}`,
    },
    "social-unlinked": { kind: "social-unlinked", to: COUPLE, network: "facebook", resetLink: reset },
    "social-linked": { kind: "social-linked", to: COUPLE, network: "google", resetLink: reset },
    "two-step-switched": { kind: "two-step-switched", to: COUPLE, enabled: false, resetLink: reset },
    "session-copied": { kind: "session-copied", to: COUPLE, device: "Chrome on Android", resetLink: reset },
    "vendor-application-received": {
      kind: "vendor-application-received",
      to: VENDOR,
      vendorName: VENDOR_NAME,
    },
    "vendor-already-registered": {
      kind: "vendor-already-registered",
      to: VENDOR,
      loginLink: vendorLogin,
      resetLink: `${origin}/vendor/password-reset`,
    },
    "vendor-approved": {
      kind: "vendor-approved",
      to: VENDOR,
      vendorName: VENDOR_NAME,
      loginLink: vendorLogin,
    },
    "vendor-changes-requested": {
      kind: "vendor-changes-requested",
      to: VENDOR,
      vendorName: VENDOR_NAME,
      reason:
        "Your ACRA number does not match the business name.\nPlease check both, or tell us under which name you are registered.",
      loginLink: vendorLogin,
    },
    "vendor-rejected": {
      kind: "vendor-rejected",
      to: VENDOR,
      vendorName: VENDOR_NAME,
      reason: "We list businesses that are registered in Singapore, and could not find yours.",
    },
    "vendor-suspended": {
      kind: "vendor-suspended",
      to: VENDOR,
      vendorName: VENDOR_NAME,
      reason: "Three couples told us that they could not reach you about their booking.",
    },
    "vendor-reinstated": {
      kind: "vendor-reinstated",
      to: VENDOR,
      vendorName: VENDOR_NAME,
      loginLink: vendorLogin,
    },
    "room-message": {
      kind: "room-message",
      to: COUPLE,
      from: VENDOR_NAME,
      words: [
        "Congratulations! The second Saturday of May is still free.\nWould you like to see the hall first?",
      ],
      more: 2,
      roomLink: `${origin}/user/dashboard/messages?vendorId=0190`,
    },
    "appointment-requested": {
      ...{ kind: "appointment-requested", to: VENDOR, ...VISIT.vendor },
      link: `${origin}/vendor/dashboard/appointments`,
    },
    "appointment-withdrawn": {
      ...{ kind: "appointment-withdrawn", to: VENDOR, ...VISIT.vendor },
      link: `${origin}/vendor/dashboard/appointments`,
    },
    "appointment-confirmed": {
      ...{ kind: "appointment-confirmed", to: COUPLE, ...VISIT.couple },
      answer: "See you on Saturday! Please bring the shoes that you will wear.",
      link: `${origin}/user/dashboard/my-wedding`,
    },
    "appointment-declined": {
      ...{ kind: "appointment-declined", to: COUPLE, ...VISIT.couple },
      answer: "We are at a wedding all day. Sunday afternoon is free.",
      link: `${origin}/vendor-detail/kebaya-and-co`,
    },
    "appointment-called-off": {
      ...{ kind: "appointment-called-off", to: COUPLE, ...VISIT.couple },
      answer: "Our fitter is ill, and we would not like to do it without her.",
      link: `${origin}/vendor-detail/kebaya-and-co`,
    },
    "appointment-lapsed": {
      ...{ kind: "appointment-lapsed", to: COUPLE, ...VISIT.couple },
      answer: "",
      link: `${origin}/vendor-detail/kebaya-and-co`,
    },
    "promo-code": {
      kind: "promo-code",
      to: COUPLE,
      code: "SAYANG-7K2M9Q",
      percent: PROMO_PERCENT,
      capCents: PROMO_CAP_CENTS,
      excludesVenues: true,
      startLink: `${origin}/vendor`,
    },
    "ticket-received": { kind: "ticket-received", to: COUPLE, ticketNumber: "T-000123", firstName: "Mei" },
    "ticket-for-house": {
      kind: "ticket-for-house",
      to: "hello@sayang.test",
      ticketNumber: "T-000123",
      topic: "An order or a booking",
      name: "Mei Tan",
      email: COUPLE,
      phone: "+65 91234567",
      orderNumber: "SY-2041",
      role: "customer",
      hasFile: true,
      message:
        "Our ballroom wants to move the tasting by a week.\nDoes that change when the next payment is due?",
    },
    "phone-code": { kind: "phone-code", to: "+6591234567", code: "719204" },
  };
}
