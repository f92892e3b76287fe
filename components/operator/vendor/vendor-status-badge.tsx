import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import type { VendorStatus } from "@/contracts/identity/vendor-account";

const LOOK: Readonly<Record<VendorStatus, { tone: BadgeTone; label: string }>> = {
  pending: { tone: "warn", label: "Waiting" },
  changes_requested: { tone: "brass", label: "Changes asked for" },
  approved: { tone: "good", label: "Approved" },
  suspended: { tone: "bad", label: "Suspended" },
  rejected: { tone: "neutral", label: "Rejected" },
  closed: { tone: "neutral", label: "Closed" },
};

export function VendorStatusBadge({ status }: { status: VendorStatus }) {
  const { tone, label } = LOOK[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** The console's tabs by status. */
export const VENDOR_TABS = [
  { tab: "pending", label: "Waiting" },
  { tab: "changes_requested", label: "Changes asked for" },
  { tab: "approved", label: "Approved" },
  { tab: "suspended", label: "Suspended" },
  { tab: "rejected", label: "Rejected" },
  { tab: "closed", label: "Closed" },
  { tab: "", label: "All" },
] as const satisfies readonly { tab: VendorStatus | ""; label: string }[];
