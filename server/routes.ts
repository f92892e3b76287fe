import { sandboxGatewayRoutes } from "@/server/adapters/payments/sandbox-routes";
import { enquiryRoutes } from "@/server/modules/messaging/enquiry/routes";
import { replyRoutes } from "@/server/modules/messaging/reply/routes";
import { askRoutes } from "@/server/modules/messaging/ask/routes";
import { attributeRoutes } from "@/server/modules/catalogue/attribute/routes";
import { budgetRoutes } from "@/server/modules/planning/budget/routes";
import { checkInRoutes } from "@/server/modules/planning/check-in/routes";
import { checklistRoutes } from "@/server/modules/planning/checklist/routes";
import { overviewRoutes } from "@/server/modules/planning/overview/routes";
import { seatingRoutes } from "@/server/modules/planning/seating/routes";
import { shareLinkRoutes } from "@/server/modules/planning/share-link/routes";
import { runSheetRoutes } from "@/server/modules/planning/run-sheet/routes";
import { operatorCategoryRoutes } from "@/server/modules/operator/category/routes";
import { operatorLedgerRoutes } from "@/server/modules/operator/ledger/routes";
import { operatorProcessorReportRoutes } from "@/server/modules/operator/processor-report/routes";
import { operatorMarketRoutes } from "@/server/modules/operator/market/routes";
import { operatorClosingRoutes } from "@/server/modules/operator/closing/routes";
import { operatorMoneyRoutes } from "@/server/modules/operator/money/routes";
import { operatorOrderRoutes } from "@/server/modules/operator/order/routes";
import { operatorPayoutRoutes } from "@/server/modules/operator/payout/routes";
import { operatorProposalRoutes } from "@/server/modules/operator/proposal/routes";
import { operatorHealthRoutes } from "@/server/modules/operator/health/routes";
import { operatorInfluencerRoutes } from "@/server/modules/operator/influencer/routes";
import { operatorPolicyRoutes } from "@/server/modules/operator/policy/routes";
import { operatorSiteRoutes } from "@/server/modules/operator/site/routes";
import { operatorHomeRoutes } from "@/server/modules/operator/home/routes";
import { operatorPersonRoutes } from "@/server/modules/operator/person/routes";
import { operatorSearchRoutes } from "@/server/modules/operator/search/routes";
import { operatorVendorTermsRoutes } from "@/server/modules/operator/vendor/routes";
import { operatorRoutes } from "@/server/modules/identity/operator/routes";
import { sessionRoutes } from "@/server/modules/identity/session/routes";
import { twoStepRoutes } from "@/server/modules/identity/two-step/routes";
import { profileRoutes } from "@/server/modules/identity/profile/routes";
import { appointmentRoutes } from "@/server/modules/messaging/appointment/routes";
import { availabilityRoutes } from "@/server/modules/catalogue/availability/routes";
import { cancellationRoutes } from "@/server/modules/sale/cancellation/routes";
import { calendarRoutes } from "@/server/modules/sale/calendar/routes";
import { cartRoutes } from "@/server/modules/sale/cart/routes";
import { categoryRoutes } from "@/server/modules/catalogue/category/routes";
import { comparisonRoutes } from "@/server/modules/catalogue/comparison/routes";
import { roomPlanRoutes } from "@/server/modules/planning/room-plan/routes";
import { eventOrderRoutes } from "@/server/modules/planning/event-order/routes";
import { invitationRoutes } from "@/server/modules/planning/invitation/routes";
import { liveRoutes } from "@/server/modules/identity/live/routes";
import { noticeRoutes } from "@/server/modules/identity/notice/routes";
import { photoRoutes } from "@/server/modules/planning/photo/routes";
import { rsvpRoutes } from "@/server/modules/planning/rsvp/routes";
import { mediaRoutes } from "@/server/modules/catalogue/media/routes";
import { factRoutes } from "@/server/modules/catalogue/fact/routes";
import { integrationRoutes } from "@/server/modules/catalogue/integration/routes";
import { savedViewRoutes } from "@/server/modules/catalogue/saved-view/routes";
import { termsRoutes } from "@/server/modules/catalogue/terms/routes";
import { evoucherRoutes } from "@/server/modules/sale/evoucher/routes";
import { agreementRoutes } from "@/server/modules/sale/agreement/routes";
import { documentRoutes } from "@/server/modules/sale/document/routes";
import { offerRoutes } from "@/server/modules/sale/offer/routes";
import { editRoutes } from "@/server/modules/sale/edit/routes";
import { orderTeamRoutes } from "@/server/modules/sale/order-team/routes";
import { orderRoutes } from "@/server/modules/sale/order/routes";
import { otpRoutes } from "@/server/modules/identity/otp/routes";
import { paymentRoutes } from "@/server/modules/sale/payment/routes";
import { statementRoutes } from "@/server/modules/sale/statement/routes";
import { voucherRoutes } from "@/server/modules/sale/voucher/routes";
import { payoutRoutes } from "@/server/modules/sale/payout/routes";
import { webhookRoutes } from "@/server/modules/sale/webhook/routes";
import { productRoutes } from "@/server/modules/catalogue/product/routes";
import { promoRoutes } from "@/server/modules/identity/promo/routes";
import { promotionRoutes } from "@/server/modules/sale/promotion/routes";
import { emailChangeRoutes } from "@/server/modules/identity/email-change/routes";
import { recoveryRoutes } from "@/server/modules/identity/recovery/routes";
import { ownDataRoutes } from "@/server/modules/identity/own-data/routes";
import { registrationRoutes } from "@/server/modules/identity/registration/routes";
import { storyRoutes } from "@/server/modules/catalogue/story/routes";
import { reviewRoutes } from "@/server/modules/catalogue/review/routes";
import { guestRoutes } from "@/server/modules/planning/guest/routes";
import { weddingRoutes } from "@/server/modules/planning/wedding/routes";
import { dashboardRoutes } from "@/server/modules/messaging/dashboard/routes";
import { customerRoutes } from "@/server/modules/messaging/customer/routes";
import { busyRoutes } from "@/server/modules/messaging/busy/routes";
import { vendorCalendarRoutes } from "@/server/modules/messaging/calendar/routes";
import { reportRoutes } from "@/server/modules/messaging/report/routes";
import { roomRoutes } from "@/server/modules/messaging/room/routes";
import { searchRoutes } from "@/server/modules/catalogue/search/routes";
import { socialRoutes } from "@/server/modules/identity/social/routes";
import { ticketRoutes } from "@/server/modules/messaging/ticket/routes";
import { reminderRoutes } from "@/server/modules/sale/reminder/routes";
import { vendorTeamRoutes } from "@/server/modules/catalogue/team/routes";
import { vendorRoutes } from "@/server/modules/catalogue/vendor/routes";
import { wishlistRoutes } from "@/server/modules/catalogue/wishlist/routes";
import type { Route } from "./http/route";

/** The whole API below `/api/v1`. Within a table, static paths come before `/:id`. */
export const ROUTES: readonly Route[] = [
  // Before `/user/profile/:id`, which would match `/user/profile/actual_budget`.
  ...budgetRoutes,
  ...statementRoutes,
  ...operatorRoutes,
  ...operatorHomeRoutes,
  ...operatorVendorTermsRoutes,
  ...operatorCategoryRoutes,
  ...operatorMarketRoutes,
  ...operatorClosingRoutes,
  ...operatorLedgerRoutes,
  ...operatorProcessorReportRoutes,
  ...operatorMoneyRoutes,
  ...operatorOrderRoutes,
  ...operatorPayoutRoutes,
  ...operatorProposalRoutes,
  ...operatorSearchRoutes,
  ...operatorPersonRoutes,
  ...operatorHealthRoutes,
  ...operatorSiteRoutes,
  ...operatorPolicyRoutes,
  ...operatorInfluencerRoutes,
  ...sessionRoutes,
  ...twoStepRoutes,
  ...profileRoutes,
  ...ownDataRoutes,
  ...registrationRoutes,
  ...emailChangeRoutes,
  ...recoveryRoutes,
  ...socialRoutes,
  ...otpRoutes,
  ...promoRoutes,
  ...categoryRoutes,
  ...attributeRoutes,
  ...searchRoutes,
  ...comparisonRoutes,
  ...vendorRoutes,
  ...factRoutes,
  ...termsRoutes,
  ...savedViewRoutes,
  ...integrationRoutes,
  ...vendorTeamRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...storyRoutes,
  ...availabilityRoutes,
  ...appointmentRoutes,
  ...ticketRoutes,
  ...weddingRoutes,
  ...guestRoutes,
  ...mediaRoutes,
  ...wishlistRoutes,
  ...roomRoutes,
  ...askRoutes,
  ...enquiryRoutes,
  ...replyRoutes,
  ...reportRoutes,
  ...dashboardRoutes,
  ...busyRoutes,
  ...calendarRoutes,
  ...customerRoutes,
  ...cartRoutes,
  ...promotionRoutes,
  ...offerRoutes,
  ...orderTeamRoutes,
  ...orderRoutes,
  ...editRoutes,
  ...cancellationRoutes,
  ...vendorCalendarRoutes,
  ...documentRoutes,
  ...agreementRoutes,
  ...paymentRoutes,
  ...reminderRoutes,
  ...evoucherRoutes,
  ...voucherRoutes,
  ...payoutRoutes,
  ...invitationRoutes,
  ...rsvpRoutes,
  ...photoRoutes,
  ...eventOrderRoutes,
  ...roomPlanRoutes,
  ...liveRoutes,
  ...noticeRoutes,
  ...checklistRoutes,
  ...overviewRoutes,
  ...shareLinkRoutes,
  ...runSheetRoutes,
  ...checkInRoutes,
  ...seatingRoutes,
  ...webhookRoutes,
  ...sandboxGatewayRoutes,
];
