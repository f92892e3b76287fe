import { forgetReviews, ownReviews } from "@/server/modules/catalogue/review/public";
import { forgetStory, ownStory } from "@/server/modules/catalogue/story/public";
import { forgetWishlist, ownWishlist } from "@/server/modules/catalogue/wishlist/public";
import type { OwnDataHooks } from "@/server/modules/identity/own-data/public";
import { forgetNotices, ownNotices } from "@/server/modules/identity/notice/public";
import { forgetAppointments, ownAppointments } from "@/server/modules/messaging/appointment/public";
import { stopMailTo } from "@/server/modules/messaging/customer/public";
import { ownReports } from "@/server/modules/messaging/report/public";
import { forgetAsks, ownAsks } from "@/server/modules/messaging/ask/public";
import { forgetRooms, ownConversations } from "@/server/modules/messaging/room/public";
import { forgetSender, ownTickets } from "@/server/modules/messaging/ticket/public";
import { forgetFiles, ownBudget } from "@/server/modules/planning/budget/public";
import { ownCheckIn } from "@/server/modules/planning/check-in/public";
import { ownChecklist } from "@/server/modules/planning/checklist/public";
import { ownGuests } from "@/server/modules/planning/guest/public";
import { forgetInvite, ownInvitations } from "@/server/modules/planning/invitation/public";
import { forgetOwnPhotos, ownPhotos } from "@/server/modules/planning/photo/public";
import { ownRunSheet } from "@/server/modules/planning/run-sheet/public";
import { ownSeating } from "@/server/modules/planning/seating/public";
import { forgetWedding, ownWedding } from "@/server/modules/planning/wedding/public";
import { forgetHolds } from "@/server/modules/sale/booking/public";
import { forgetFeed } from "@/server/modules/sale/calendar/public";
import { forgetCart, ownCart } from "@/server/modules/sale/cart/public";
import { settleAgreements } from "@/server/modules/sale/agreement/public";
import { settleDocuments } from "@/server/modules/sale/document/public";
import { countOpenVoucherRefunds, forgetBuyer, ownPurchases } from "@/server/modules/sale/evoucher/public";
import { forgetOffers, ownOffers } from "@/server/modules/sale/offer/public";
import { countOpenOrders, forgetOrders, ownOrders } from "@/server/modules/sale/order/public";
import { forgetOrderNotes } from "@/server/modules/sale/order-team/public";
import { forgetCards } from "@/server/modules/sale/payment/public";
import { countOpenRefunds } from "@/server/modules/sale/refund/public";
import { ownStatement } from "@/server/modules/sale/statement/public";
import { forgetWallet, ownWallet } from "@/server/modules/sale/voucher/public";

/** How each module exports and deletes a couple’s data. */
export const OWN_DATA: OwnDataHooks = {
  readers: [
    ownWedding,
    ownChecklist,
    ownBudget,
    ownGuests,
    ownInvitations,
    ownPhotos,
    ownSeating,
    ownRunSheet,
    ownCheckIn,
    ownOrders,
    ownStatement,
    ownWallet,
    ownPurchases,
    ownCart,
    ownOffers,
    ownWishlist,
    ownReviews,
    ownStory,
    ownAppointments,
    ownConversations,
    ownAsks,
    ownReports,
    ownTickets,
    ownNotices,
  ],
  forgetters: [
    forgetAppointments,
    forgetSender,
    stopMailTo,
    // Before the wedding, because its rows list the files.
    forgetFiles,
    forgetInvite,
    forgetOwnPhotos,
    forgetWedding,
    forgetCart,
    forgetFeed,
    forgetHolds,
    forgetCards,
    forgetWallet,
    forgetBuyer,
    settleDocuments,
    settleAgreements,
    forgetOrders,
    forgetOrderNotes,
    forgetOffers,
    forgetWishlist,
    forgetReviews,
    forgetStory,
    forgetAsks,
    forgetRooms,
    forgetNotices,
  ],
  countOpenOrders,
  countOpenRefunds: async (db, customerId) =>
    (await countOpenRefunds(db, customerId)) + (await countOpenVoucherRefunds(db, customerId)),
};
