import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { dispatchVoucherRefunds, sendVoucherRefund } from "./service-refund";
import { abandonUnpaidPurchases, sendDueVouchers } from "./service-settle";
import { SEND_VOUCHER_REFUND } from "./task";

export const EVOUCHER_TASKS: readonly TaskHandler[] = [
  handle(SEND_VOUCHER_REFUND, ({ refundId }) => sendVoucherRefund(refundId)),
];

export const EVOUCHER_JOBS: readonly PeriodicJob[] = [
  { name: "sendDueVouchers", cron: "*/5 * * * *", run: () => sendDueVouchers() },
  { name: "abandonUnpaidPurchases", cron: "*/15 * * * *", run: () => abandonUnpaidPurchases() },
  { name: "dispatchVoucherRefunds", cron: "*/5 * * * *", run: dispatchVoucherRefunds },
];
