import { POLICY_MAILS } from "@/server/modules/operator/policy/mail";
import { CLOSING_MAILS } from "@/server/modules/operator/closing/mail";
import { REPORT_MAILS } from "@/server/modules/messaging/report/mail";
import { STORY_MAILS } from "@/server/modules/catalogue/story/mail";
import { REVIEW_MAILS } from "@/server/modules/catalogue/review/mail";
import { BANK_MAILS } from "@/server/modules/catalogue/bank/mail";
import { FACT_MAILS } from "@/server/modules/catalogue/fact/mail";
import { PRODUCT_MAILS } from "@/server/modules/catalogue/product/mail";
import { INTEGRATION_MAILS } from "@/server/modules/catalogue/integration/mail";
import { TAKEDOWN_MAILS } from "@/server/modules/catalogue/takedown/mail";
import { TEAM_MAILS } from "@/server/modules/catalogue/team/mail";
import { VENDOR_MAILS } from "@/server/modules/catalogue/vendor/mail";
import { OTP_MAILS } from "@/server/modules/identity/otp/mail";
import { OWN_DATA_MAILS } from "@/server/modules/identity/own-data/mail";
import { PROMO_MAILS } from "@/server/modules/identity/promo/mail";
import { EMAIL_CHANGE_MAILS } from "@/server/modules/identity/email-change/mail";
import { RECOVERY_MAILS } from "@/server/modules/identity/recovery/mail";
import { REGISTRATION_MAILS } from "@/server/modules/identity/registration/mail";
import { SESSION_MAILS } from "@/server/modules/identity/session/mail";
import { SOCIAL_MAILS } from "@/server/modules/identity/social/mail";
import { TWO_STEP_MAILS } from "@/server/modules/identity/two-step/mail";
import { APPOINTMENT_MAILS } from "@/server/modules/messaging/appointment/mail";
import { ROOM_MAILS } from "@/server/modules/messaging/room/mail";
import { CUSTOMER_MAILS } from "@/server/modules/messaging/customer/mail";
import { TICKET_MAILS } from "@/server/modules/messaging/ticket/mail";
import { WEDDING_MAILS } from "@/server/modules/planning/wedding/mail";
import { EVOUCHER_MAILS } from "@/server/modules/sale/evoucher/mail";
import { OFFER_MAILS } from "@/server/modules/sale/offer/mail";
import { AGREEMENT_MAILS } from "@/server/modules/sale/agreement/mail";
import { EDIT_MAILS } from "@/server/modules/sale/edit/mail";
import { DISPUTE_MAILS } from "@/server/modules/sale/dispute/mail";
import { CANCELLATION_MAILS } from "@/server/modules/sale/cancellation/mail";
import { ORDER_MAILS } from "@/server/modules/sale/order/mail";
import { PAYMENT_MAILS } from "@/server/modules/sale/payment/mail";
import { PAYOUT_MAILS } from "@/server/modules/sale/payout/mail";
import { REFUND_MAILS } from "@/server/modules/sale/refund/mail";
import { WEBHOOK_MAILS } from "@/server/modules/sale/webhook/mail";
import { VOUCHER_MAILS } from "@/server/modules/sale/voucher/mail";
import { EVENT_ORDER_MAILS } from "@/server/modules/planning/event-order/mail";
import { PURGE_MAILS } from "@/server/modules/planning/purge/mail";
import { INVITATION_MAILS } from "@/server/modules/planning/invitation/mail";
import { REMINDER_MAILS } from "@/server/modules/sale/reminder/mail";

/** Every message that Sayang sends, in the order of the preview page (/dev/mail). */
export const MAILS = [
  ...REGISTRATION_MAILS,
  ...EMAIL_CHANGE_MAILS,
  ...OWN_DATA_MAILS,
  ...RECOVERY_MAILS,
  ...TWO_STEP_MAILS,
  ...OTP_MAILS,
  ...SESSION_MAILS,
  ...SOCIAL_MAILS,
  ...PROMO_MAILS,
  ...VENDOR_MAILS,
  ...TEAM_MAILS,
  ...INTEGRATION_MAILS,
  ...BANK_MAILS,
  ...FACT_MAILS,
  ...PRODUCT_MAILS,
  ...TAKEDOWN_MAILS,
  ...OFFER_MAILS,
  ...ORDER_MAILS,
  ...EDIT_MAILS,
  ...AGREEMENT_MAILS,
  ...PAYMENT_MAILS,
  ...REMINDER_MAILS,
  ...REVIEW_MAILS,
  ...STORY_MAILS,
  ...REPORT_MAILS,
  ...REFUND_MAILS,
  ...EVOUCHER_MAILS,
  ...VOUCHER_MAILS,
  ...PAYOUT_MAILS,
  ...DISPUTE_MAILS,
  ...WEBHOOK_MAILS,
  ...CANCELLATION_MAILS,
  ...ROOM_MAILS,
  ...APPOINTMENT_MAILS,
  ...WEDDING_MAILS,
  ...TICKET_MAILS,
  ...INVITATION_MAILS,
  ...PURGE_MAILS,
  ...EVENT_ORDER_MAILS,
  ...CUSTOMER_MAILS,
  ...CLOSING_MAILS,
  ...POLICY_MAILS,
] as const;
