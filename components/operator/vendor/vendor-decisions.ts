import type { OperatorVendorTransition } from "@/contracts/catalogue/vendor/vendor-status";
import type { QueueDecision } from "../queue/queue-act";

type Words = Pick<QueueDecision, "key" | "label" | "tone"> & {
  /** Precedes the vendor's name. */
  done: string;
  reason?: { title: string; lead: string; submit: string };
};

const READ = "The vendor reads your reason, by email and on its profile.";

/** The texts that offer each decision on a vendor; the usual one first. */
export const VENDOR_DECISIONS: Readonly<Record<OperatorVendorTransition, Words>> = {
  approve: { key: "a", label: "Approve", tone: "primary", done: "Approved" },
  requestChanges: {
    key: "c",
    label: "Ask for changes",
    tone: "secondary",
    done: "Asked for changes:",
    reason: {
      title: "Ask for changes",
      lead: `The application stays open until the vendor sends it again. ${READ}`,
      submit: "Ask for changes",
    },
  },
  reject: {
    key: "r",
    label: "Reject",
    tone: "danger",
    done: "Rejected",
    reason: {
      title: "Reject this vendor",
      lead: `A rejected vendor can’t apply again with this account. ${READ}`,
      submit: "Reject vendor",
    },
  },
  suspend: {
    key: "s",
    label: "Suspend",
    tone: "danger",
    done: "Suspended",
    reason: {
      title: "Suspend this vendor",
      lead: `It is hidden and sells nothing, but still fulfils its open orders. ${READ}`,
      submit: "Suspend vendor",
    },
  },
  reinstate: { key: "a", label: "Reinstate", tone: "primary", done: "Reinstated" },
};
