import { PageTabs } from "@/components/ui/list/page-tabs";

const PATH = "/operator/ledger";
const TABS = [
  { tab: "balances", label: "Balances", href: PATH },
  { tab: "closings", label: "Daily closings", href: `${PATH}/closings` },
  { tab: "gst", label: "GST", href: `${PATH}/gst` },
  { tab: "reports", label: "Card processor", href: `${PATH}/reports` },
] as const;

/** The pages about the ledger. */
export function LedgerTabs({ current }: { current: (typeof TABS)[number]["tab"] }) {
  return <PageTabs label="Ledger" path={PATH} tabs={TABS} current={current} />;
}
