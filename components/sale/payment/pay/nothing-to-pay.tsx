import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import type { OrderDetail } from "@/contracts/sale/order/order";

/** Shown instead of the card form when nothing can be paid now. */
export function NothingToPay({ order, reason }: { order: OrderDetail; reason: string }) {
  const paid = order.nextMilestone === null && order.state !== "cancelled";
  return (
    <EmptyState
      headingLevel="h1"
      title={paid ? "All paid" : "You can’t pay this now"}
      action={<ButtonLink href={`/user/manage-orders/${order.id}`}>See the order</ButtonLink>}
    >
      {order.vendor.vendorName}, {order.orderNumber}: {reason}
    </EmptyState>
  );
}
