"use client";
import { lazy, Suspense, useState } from "react";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { orderTransitionsFor } from "@/contracts/sale/order/order-process";
import styles from "./cancel-button.module.css";
import type { Reader } from "./cancellation-labels";

const CancelDialog = lazy(() => import("./cancel-dialog"));

type Props = { order: OrderDetail; reader: Reader };

/**
 * Returns true while the order's process allows a cancellation request. Vendors decline orders that they have not
 * accepted.
 */
export function useMayCancel({ state }: Pick<OrderDetail, "state">, reader: Reader): boolean {
  const decides = useMay("orders.decide", reader);
  if (reader === "vendor" && state === "awaiting_approval") return false;
  return decides && orderTransitionsFor(state, reader).includes("hold");
}

/** Opens the cancellation request, when one is allowed. */
export function CancelButton({ order, reader }: Props) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!useMayCancel(order, reader)) return null;
  return (
    <>
      <Button
        className={styles.cancel}
        variant="plain"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Cancel this order
      </Button>
      {asked ? (
        <Suspense>
          <CancelDialog
            side={reader === "customer" ? "user" : "vendor"}
            orderId={order.id}
            other={reader === "customer" ? order.vendor.vendorName : order.customer.name}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
