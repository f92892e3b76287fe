import { COUPLE_MAILS } from "./mail-couple";
import { VENDOR_CANCEL_MAILS } from "./mail-vendor";

export const CANCELLATION_MAILS = [...COUPLE_MAILS, ...VENDOR_CANCEL_MAILS] as const;
