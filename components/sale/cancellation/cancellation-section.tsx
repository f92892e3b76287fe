"use client";
import { lazy, Suspense } from "react";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { Reader } from "./cancellation-labels";

const CancellationPanel = lazy(() => import("./cancellation-panel"));

/** The request to cancel the order; an order that nobody asked to cancel needs no code and no call. */
export function CancellationSection({ order, reader }: { order: OrderDetail; reader: Reader }) {
  if (!order.timeline.some(({ kind }) => kind === "hold")) return null;
  return (
    <Suspense>
      <CancellationPanel order={order} reader={reader} />
    </Suspense>
  );
}
