import type { MailContent } from "./content";
import type { MessageKind, OutgoingMessage } from "./messages";
import { ACCOUNT_TEMPLATES } from "./templates-account";
import { APPOINTMENT_TEMPLATES } from "./templates-appointment";
import { PROMO_TEMPLATES } from "./templates-promo";
import { TICKET_TEMPLATES } from "./templates-ticket";
import { ROOM_TEMPLATES } from "./templates-room";
import { VENDOR_TEMPLATES } from "./templates-vendor";

export type MailKind = Exclude<MessageKind, "phone-code">;
export type MailMessage = Extract<OutgoingMessage, { kind: MailKind }>;
export type Templates = {
  [K in MailKind]: (message: Extract<OutgoingMessage, { kind: K }>) => MailContent;
};

/** What every kind of mail says. */
export const TEMPLATES: Templates = {
  ...ACCOUNT_TEMPLATES,
  ...VENDOR_TEMPLATES,
  ...PROMO_TEMPLATES,
  ...TICKET_TEMPLATES,
  ...ROOM_TEMPLATES,
  ...APPOINTMENT_TEMPLATES,
};
