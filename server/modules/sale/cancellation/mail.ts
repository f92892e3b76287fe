import { COUPLE_MAILS } from "./mails/couple";
import { VENDOR_CANCEL_MAILS } from "./mails/vendor";

export const CANCELLATION_MAILS = [...COUPLE_MAILS, ...VENDOR_CANCEL_MAILS] as const;
