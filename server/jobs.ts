import { closeMailSenders } from "@/server/adapters/mail/current-mail-sender";
import { runSandboxDelivery, startSandboxDelivery } from "@/server/adapters/payments/sandbox-delivery";
import { getDb } from "@/server/db/client";
import { cleanUpThrottle } from "@/server/http/throttle/repo";
import { backUpNightly } from "@/server/db/nightly-backup";
import { MAIL_JOBS, mailTasks } from "@/server/mail/jobs";
import { isSendingPaused } from "@/server/mail/service-send";
import { VISIT_JOBS } from "@/server/modules/catalogue/visit/jobs";
import { FACT_JOBS } from "@/server/modules/catalogue/fact/jobs";
import { PRODUCT_JOBS } from "@/server/modules/catalogue/product/jobs";
import { INTEGRATION_JOBS } from "@/server/modules/catalogue/integration/jobs";
import { TEAM_JOBS } from "@/server/modules/catalogue/team/jobs";
import { SEARCH_JOBS } from "@/server/modules/catalogue/search/jobs";
import { WISHLIST_JOBS } from "@/server/modules/catalogue/wishlist/jobs";
import { ACTION_TOKEN_JOBS } from "@/server/modules/identity/action-token/jobs";
import { LIVE_JOBS } from "@/server/modules/identity/live/jobs";
import { NOTICE_JOBS, NOTICE_TASKS } from "@/server/modules/identity/notice/jobs";
import { OTP_JOBS } from "@/server/modules/identity/otp/jobs";
import { SESSION_JOBS } from "@/server/modules/identity/session/jobs";
import { BUSY_JOBS } from "@/server/modules/messaging/busy/jobs";
import { APPOINTMENT_JOBS } from "@/server/modules/messaging/appointment/jobs";
import { GUEST_JOBS } from "@/server/modules/planning/guest/jobs";
import { ENQUIRY_JOBS } from "@/server/modules/messaging/enquiry/jobs";
import { ROOM_JOBS } from "@/server/modules/messaging/room/jobs";
import { CLOSING_JOBS, CLOSING_TASKS } from "@/server/modules/operator/closing/jobs";
import { POLICY_TASKS } from "@/server/modules/operator/policy/jobs";
import { AGREEMENT_JOBS, AGREEMENT_TASKS } from "@/server/modules/sale/agreement/jobs";
import { DAILY_CLOSING_JOBS } from "@/server/modules/sale/daily-closing/jobs";
import { DOCUMENT_JOBS, DOCUMENT_TASKS } from "@/server/modules/sale/document/jobs";
import { EVENT_ORDER_JOBS } from "@/server/modules/planning/event-order/jobs";
import { PURGE_JOBS } from "@/server/modules/planning/purge/jobs";
import { INVITATION_JOBS } from "@/server/modules/planning/invitation/jobs";
import { EVOUCHER_JOBS } from "@/server/modules/sale/evoucher/jobs";
import { BOOKING_JOBS } from "@/server/modules/sale/booking/jobs";
import { EDIT_JOBS } from "@/server/modules/sale/edit/jobs";
import { OFFER_JOBS } from "@/server/modules/sale/offer/jobs";
import { ORDER_JOBS, ORDER_TASKS } from "@/server/modules/sale/order/jobs";
import { CANCELLATION_JOBS } from "@/server/modules/sale/cancellation/jobs";
import { PAYMENT_TASKS } from "@/server/modules/sale/payment/jobs";
import { PAYOUT_JOBS, PAYOUT_TASKS } from "@/server/modules/sale/payout/jobs";
import { WEBHOOK_JOBS } from "@/server/modules/sale/webhook/jobs";
import { REFUND_JOBS, REFUND_TASKS } from "@/server/modules/sale/refund/jobs";
import { VOUCHER_JOBS } from "@/server/modules/sale/voucher/jobs";
import { REMINDER_JOBS } from "@/server/modules/sale/reminder/jobs";
import { enqueuePeriodic } from "@/server/queue/enqueue";
import { QUEUE_JOBS } from "@/server/queue/jobs";
import { runLaneOnce } from "@/server/queue/run-due";
import { startQueue } from "@/server/queue/start";
import type { Lane } from "@/server/queue/task";
import { connectHooks } from "./hooks";
import { MAILS } from "./mails";

const WORK: Lane = {
  name: "work",
  concurrency: 4,
  handlers: [
    ...ORDER_TASKS,
    ...PAYMENT_TASKS,
    ...REFUND_TASKS,
    ...PAYOUT_TASKS,
    ...DOCUMENT_TASKS,
    ...AGREEMENT_TASKS,
    ...CLOSING_TASKS,
    ...POLICY_TASKS,
  ],
  periodic: [
    ...ORDER_JOBS,
    ...EDIT_JOBS,
    ...OFFER_JOBS,
    ...BOOKING_JOBS,
    ...REFUND_JOBS,
    ...VOUCHER_JOBS,
    ...EVOUCHER_JOBS,
    ...REMINDER_JOBS,
    ...PAYOUT_JOBS,
    ...DAILY_CLOSING_JOBS,
    ...WEBHOOK_JOBS,
    ...CANCELLATION_JOBS,
    ...DOCUMENT_JOBS,
    ...AGREEMENT_JOBS,
    ...CLOSING_JOBS,
    ...SESSION_JOBS,
    ...ACTION_TOKEN_JOBS,
    ...OTP_JOBS,
    ...LIVE_JOBS,
    ...NOTICE_JOBS,
    { name: "cleanUpThrottle", cron: "*/10 * * * *", run: cleanUpThrottle },
    ...PRODUCT_JOBS,
    ...SEARCH_JOBS,
    ...VISIT_JOBS,
    ...TEAM_JOBS,
    ...FACT_JOBS,
    ...WISHLIST_JOBS,
    ...GUEST_JOBS,
    ...ROOM_JOBS,
    ...ENQUIRY_JOBS,
    ...APPOINTMENT_JOBS,
    ...BUSY_JOBS,
    ...INVITATION_JOBS,
    ...PURGE_JOBS,
    ...EVENT_ORDER_JOBS,
    ...MAIL_JOBS,
    ...QUEUE_JOBS,
    // Half past three in Singapore.
    { name: "backUpNightly", cron: "30 19 * * *", run: () => backUpNightly() },
  ],
};

/** Separate, so that a slow mail server does not hold up anything else. */
export const MAIL_LANE: Lane = {
  name: "mail",
  concurrency: 5,
  handlers: mailTasks(MAILS),
  periodic: [],
  isPaused: isSendingPaused,
};

/** Separate, because push services and vendors' own servers can be slow as well. */
export const PUSH_LANE: Lane = {
  name: "push",
  concurrency: 3,
  handlers: NOTICE_TASKS,
  periodic: INTEGRATION_JOBS,
};

const LANES = [WORK, MAIL_LANE, PUSH_LANE];

/** Runs every periodic job once and then everything due, and returns when that is done. For tests and scripts. */
export async function runDueJobs(): Promise<void> {
  connectHooks();
  await runSandboxDelivery();
  const db = await getDb();
  for (const lane of LANES) {
    for (const job of lane.periodic) await enqueuePeriodic(db, job);
    await runLaneOnce(lane);
  }
}

/** Runs jobs as they fall due, until stopped; `stop` waits up to 8 seconds for running ones. */
export function startJobs(): { stop(): Promise<void> } {
  connectHooks();
  const queue = startQueue(LANES);
  const sandbox = startSandboxDelivery();
  return {
    async stop() {
      await Promise.all([queue.stop(), sandbox.stop()]);
      closeMailSenders();
    },
  };
}
