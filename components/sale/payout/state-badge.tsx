import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import {
  PAYOUT_STATE_LABELS,
  type PayoutState,
  SALE_STATE_LABELS,
  type SaleState,
} from "@/contracts/sale/payment/payout";

const SALE_TONES: Record<SaleState, BadgeTone> = {
  held: "neutral",
  earned: "brass",
  on_its_way: "info",
  paid: "good",
};
const PAYOUT_TONES: Record<PayoutState, BadgeTone> = { on_its_way: "info", paid: "good", failed: "bad" };

export function SaleStateBadge({ state }: { state: SaleState }) {
  return <Badge tone={SALE_TONES[state]}>{SALE_STATE_LABELS[state]}</Badge>;
}

export function PayoutStateBadge({ state }: { state: PayoutState }) {
  return <Badge tone={PAYOUT_TONES[state]}>{PAYOUT_STATE_LABELS[state]}</Badge>;
}
