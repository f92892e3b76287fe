import { Badge } from "@/components/ui/feedback/badge";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { STATE_LABELS, STATE_TONES } from "./order-labels";
import { td } from "@/lib/words/t";

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={STATE_TONES[state]}>{td(STATE_LABELS[state])}</Badge>;
}
