import type { SocialNetwork } from "@/contracts/social";

/** Links are absolute. What people typed (names, reasons) is escaped by the templates, never by the caller. */
type Mail =
  | { kind: "verify-email"; firstName: string; link: string }
  | { kind: "already-registered"; firstName: string; loginLink: string; resetLink: string }
  | { kind: "reset-password"; link: string }
  | { kind: "password-changed"; resetLink: string }
  | { kind: "two-step-code"; code: string }
  | { kind: "email-code"; code: string }
  | { kind: "link-social"; network: SocialNetwork; name: string; link: string }
  | { kind: "social-linked"; network: SocialNetwork; resetLink: string }
  | { kind: "social-unlinked"; network: SocialNetwork; resetLink: string }
  | { kind: "two-step-switched"; enabled: boolean; resetLink: string }
  | { kind: "session-copied"; device: string; resetLink: string }
  | { kind: "vendor-application-received"; vendorName: string }
  | { kind: "vendor-already-registered"; loginLink: string; resetLink: string }
  | { kind: "vendor-approved"; vendorName: string; loginLink: string }
  | { kind: "vendor-changes-requested"; vendorName: string; reason: string; loginLink: string }
  | { kind: "vendor-rejected"; vendorName: string; reason: string }
  | { kind: "vendor-suspended"; vendorName: string; reason: string }
  | { kind: "vendor-reinstated"; vendorName: string; loginLink: string }
  /** `words` are what was written, `more` how much is not quoted. */
  | {
      kind: "room-message";
      from: string;
      words: readonly string[];
      more: number;
      roomLink: string;
    }
  | {
      kind: "promo-code";
      code: string;
      percent: number;
      capCents: number;
      excludesVenues: boolean;
      startLink: string;
    }
  | { kind: "ticket-received"; ticketNumber: string; firstName: string }
  | {
      kind: "ticket-for-house";
      ticketNumber: string;
      topic: string;
      name: string;
      email: string;
      phone: string;
      orderNumber: string;
      /** Empty for a guest. */
      role: string;
      hasFile: boolean;
      message: string;
    }
  | VisitMail<
      "appointment-requested" | "appointment-withdrawn",
      { vendorName: string; coupleName: string; startsAt: string; note: string; link: string }
    >
  | VisitMail<
      "appointment-confirmed" | "appointment-declined" | "appointment-called-off" | "appointment-lapsed",
      {
        firstName: string;
        vendorName: string;
        startsAt: string;
        address: string;
        answer: string;
        link: string;
      }
    >;

/** One kind of mail for each of `Kind`, with the same fields. */
type VisitMail<Kind extends string, Fields> = Kind extends string ? { kind: Kind } & Fields : never;

type TextMessage = { kind: "phone-code"; code: string };

/** Mail `to` an address, or a text message `to` a number such as `+6591234567`. */
export type OutgoingMessage = { to: string } & (Mail | TextMessage);
export type MessageKind = OutgoingMessage["kind"];
