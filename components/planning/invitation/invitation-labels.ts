import type { BadgeTone } from "@/components/ui/feedback/badge";
import type { InvitationState } from "@/contracts/planning/invitation/invitation";

/** Where households are invited to events. */
export const GUEST_LIST = "/user/dashboard/guest-list";

export const STATE_LABELS: Readonly<Record<InvitationState, string>> = {
  not_sent: "Not sent",
  scheduled: "Scheduled",
  sent: "Sent",
  undelivered: "Not delivered",
  opened: "Opened",
  answered: "Replied",
  revoked: "Link off",
};

export const STATE_TONES: Readonly<Record<InvitationState, BadgeTone>> = {
  not_sent: "neutral",
  scheduled: "brass",
  sent: "info",
  undelivered: "bad",
  opened: "info",
  answered: "good",
  revoked: "bad",
};
