import { runSandboxDelivery } from "@/server/adapters/payments/sandbox-delivery";
import { closeMailSenders } from "@/server/adapters/mail/current-mail-sender";
import { listen } from "@/server/db/listen";
import { log } from "@/server/log";
import { settleAppointments } from "@/server/modules/appointment/service-settle";
import { cleanUpIdentityNowAndThen } from "@/server/modules/auth/service-cleanup";
import { abandonUnpaidOrders, expireUnansweredOrders } from "@/server/modules/order/service-cancel";
import { kickSending, MESSAGE_QUEUED, sendingSettled } from "@/server/modules/outgoing-message/service-send";
import { runRefunds } from "@/server/modules/payment/service-refund";
import { refreshSearchWordsNowAndThen } from "@/server/modules/search/service-words";
import { mailUnread } from "@/server/modules/room/service-mail";

const EVERY_MS = 15_000;

/** What has to happen by itself. Each may run in several processes at once: the database deals out the work. */
const JOBS: Readonly<Record<string, () => Promise<unknown>>> = {
  abandonUnpaidOrders: () => abandonUnpaidOrders(),
  expireUnansweredOrders: () => expireUnansweredOrders(),
  sendOpenRefunds: runRefunds,
  deliverSandboxEvents: runSandboxDelivery,
  cleanUpIdentity: cleanUpIdentityNowAndThen,
  refreshSearchWords: () => refreshSearchWordsNowAndThen(),
  mailUnreadRooms: mailUnread,
  settleAppointments: () => settleAppointments(),
  // A mail server that is slow or down holds up none of the others.
  sendMessages: () => Promise.resolve(kickSending()),
};

/** Runs every job once; one that fails is logged and holds up none of the others. */
export async function runJobs(): Promise<void> {
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job }, "job failed, will run again");
    }
  }
}

/**
 * Runs the jobs now and every 15 seconds after, and sends messages as soon as they are committed, until stopped;
 * `stop` waits for what is under way.
 */
export function startJobs(everyMs = EVERY_MS): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round = tick();
  const queued = listen(MESSAGE_QUEUED, kickSending);

  async function tick(): Promise<void> {
    await runJobs();
    if (stopped) return;
    timer = setTimeout(() => {
      round = tick();
    }, everyMs);
    timer.unref();
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([round, queued.stop()]);
      await sendingSettled();
      closeMailSenders();
    },
  };
}
