import { CancelButton, useMayCancel } from "@/components/sale/cancellation/cancel-button";
import { DetailSection } from "@/components/ui/page/detail-section";
import type { OrderDetail } from "@/contracts/sale/order/order";
import styles from "./refund-policy.module.css";

/** The vendor's own cancellation, separate from the couple's because the refund policy does not apply to it. */
export function VendorCancel({ order }: { order: OrderDetail }) {
  if (!useMayCancel(order, "vendor")) return null;
  return (
    <DetailSection title="If you cancel">
      <p className={styles.policy}>
        {order.customer.name} gets back everything they’ve paid, whatever your refund policy says.
      </p>
      <CancelButton order={order} reader="vendor" />
    </DetailSection>
  );
}
