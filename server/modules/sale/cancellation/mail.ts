import { COUPLE_MAILS } from "./letters/couple";
import { VENDOR_CANCEL_MAILS } from "./letters/vendor";

export const CANCELLATION_MAILS = [...COUPLE_MAILS, ...VENDOR_CANCEL_MAILS] as const;
