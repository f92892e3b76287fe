import { CLOSING_WORKS } from "@/server/modules/operator/closing/public";
import { ORDER_WORKS } from "@/server/modules/operator/order/public";
import { connectProposalWorks } from "@/server/modules/operator/proposal/public";
import { connectMailHooks } from "@/server/mail/public";
import { connectBankHooks } from "@/server/modules/catalogue/bank/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import { appointmentEvents } from "@/server/modules/messaging/appointment/public";
import { vendorEvents } from "@/server/modules/messaging/calendar/public";
import { connectLiveHooks } from "@/server/modules/identity/live/public";
import { languageOfAddress } from "@/server/modules/identity/account/public";
import { beforeMail, noticeOfMail } from "@/server/modules/identity/notice/public";
import { connectOwnDataHooks } from "@/server/modules/identity/own-data/public";
import { presentLiveMessages } from "@/server/modules/messaging/room/public";
import { connectSocialHooks } from "@/server/modules/identity/social/public";
import { refusePaused, refuseReadOnly } from "@/server/modules/operator/site/public";
import { connectProfileHooks } from "@/server/modules/identity/profile/public";
import { lockNoted } from "@/server/modules/planning/check-in/public";
import {
  dayMoved,
  orderBooked,
  orderCancelled,
  taskEvents,
} from "@/server/modules/planning/checklist/public";
import { connectGuestHooks } from "@/server/modules/planning/guest/public";
import { noteInvitationMail, ownAnswers } from "@/server/modules/planning/invitation/public";
import { lockSeating, moveSeats } from "@/server/modules/planning/seating/public";
import { banquetBooked, connectWeddingHooks } from "@/server/modules/planning/wedding/public";
import { connectOfferHooks } from "@/server/modules/sale/offer/public";
import { showOffer } from "@/server/modules/messaging/room/public";
import { closeEdits } from "@/server/modules/sale/edit/public";
import { connectCalendarSources, paymentEvents, weddingEvents } from "@/server/modules/sale/calendar/public";
import { connectOrderHooks } from "@/server/modules/sale/order/public";
import { agreeSoon } from "@/server/modules/sale/agreement/public";
import { issueSoon } from "@/server/modules/sale/document/public";
import { noteGiftMail, settlePurchase, VOUCHER_REFUNDS } from "@/server/modules/sale/evoucher/public";
import { closeCharges, connectPaymentHooks } from "@/server/modules/sale/payment/public";
import { cancellationRefunded, cancellationRefundReversed } from "@/server/modules/sale/cancellation/public";
import { clawBack, noteOwnVoucher, paidOutAt, settleOrder } from "@/server/modules/sale/payout/public";
import {
  connectRefundHooks,
  heldOf,
  returnOverpayment,
  scheduleRefund,
} from "@/server/modules/sale/refund/public";
import { connectVoucherHooks } from "@/server/modules/sale/voucher/public";
import { NOTICE_OF_MAIL } from "./notice-kinds";
import { OWN_DATA } from "./own-data";

/**
 * Registers the hooks through which lower modules call higher ones. Called wherever the API or the jobs are started.
 */
export function connectHooks(): void {
  connectRefundHooks({
    vouchers: VOUCHER_REFUNDS,
    clawBack,
    cancellationRefunded,
    cancellationRefundReversed,
  });
  connectVoucherHooks({ noteOwnVoucher });
  connectPaymentHooks({ settlePurchase });
  connectBankHooks({ keepersOf: (db, vendorId) => teamAddresses(db, vendorId, "bank") });
  connectLiveHooks({ message: presentLiveMessages });
  connectOwnDataHooks(OWN_DATA);
  connectProfileHooks({ weddingDayMoved: dayMoved });
  connectSocialHooks({ refuseRegistration: () => refusePaused("couples"), refuseChange: refuseReadOnly });
  connectOrderHooks({
    scheduleRefund,
    returnOverpayment,
    closeCharges,
    settleOrder,
    closeEdits,
    issueSoon: async (tx, orderId) => {
      await issueSoon(tx, orderId);
      await agreeSoon(tx, orderId);
    },
    heldOf,
    paidOutAt,
    orderBooked: async (tx, order, now) => {
      await banquetBooked(tx, order);
      await orderBooked(tx, order, now);
    },
    orderCancelled,
  });
  connectProposalWorks({ ...ORDER_WORKS, ...CLOSING_WORKS });
  connectOfferHooks({ offerSent: showOffer });
  connectGuestHooks({ lockSeating, moveSeats, ownAnswers });
  connectWeddingHooks({ lockCheckIn: lockNoted });
  connectMailHooks({
    messageSettled: async (tx, message) => {
      await noteInvitationMail(tx, message);
      await noteGiftMail(tx, message);
    },
    mailQueued: async (tx, { template, to, content }) => {
      const kind = NOTICE_OF_MAIL[template as keyof typeof NOTICE_OF_MAIL] ?? null;
      if (!kind) return { isWanted: true, sendAt: null, noticeId: null };
      const { subject, preheader, blocks } = content;
      const hrefs = blocks.flatMap((block) => ("href" in block ? [block.href] : []));
      return noticeOfMail(tx, { kind, to, subject, preheader, hrefs }, new Date());
    },
    languageOf: languageOfAddress,
    beforeMail,
  });
  connectCalendarSources([paymentEvents, weddingEvents, taskEvents, appointmentEvents, vendorEvents]);
}
