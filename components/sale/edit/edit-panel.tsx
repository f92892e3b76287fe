"use client";
import { lazy, Suspense, useState } from "react";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";
import { type EditSide, isEditable } from "@/contracts/sale/order/edit";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { useGetOrderEditsQuery } from "@/services/sale/edit";
import styles from "./edit-panel.module.css";

const EditForm = lazy(() => import("./edit-form"));
const OpenEdit = lazy(() => import("./open-edit"));

type Props = {
  order: OrderDetail;
  side: EditSide;
  /** An open request is shown above the items, the button to make one below them. */
  place: "lead" | "items";
};

/** The requested change, or the button to request one. */
export default function EditPanel({ order, side, place }: Props) {
  const [asking, setAsking] = useState(false);
  const decides = useMay("orders.decide", side);
  const editable = isEditable({ ...order, vendorDeliveredAt: order.delivery.vendorDeliveredAt });
  const { currentData: edits } = useGetOrderEditsQuery(
    { side, id: order.id },
    { skip: !editable, refetchOnMountOrArgChange: true },
  );
  if (!editable || !edits || (place === "lead") !== (edits.open !== null)) return null;
  const other = side === "customer" ? order.vendor.vendorName : order.customer.name;

  if (edits.open) {
    return (
      <section className={styles.panel} aria-labelledby="edit-title">
        <Suspense>
          <OpenEdit edit={edits.open} orderId={order.id} side={side} other={other} />
        </Suspense>
      </section>
    );
  }
  if (!edits.mayRequest || !decides) return null;
  return (
    <section className={styles.panel} aria-labelledby="edit-title">
      {asking ? (
        <Suspense>
          <EditForm
            order={order}
            side={side}
            other={other}
            products={edits.products}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : (
        <div className={styles.closed}>
          <div>
            <h2 id="edit-title" className={styles.title}>
              Need a change?
            </h2>
            <p className={styles.text}>
              Quantities, dates and items can change if {other} agrees. Nothing changes until then.
            </p>
          </div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Request a change
          </Button>
        </div>
      )}
    </section>
  );
}
