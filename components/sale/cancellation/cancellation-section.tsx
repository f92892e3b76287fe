"use client";
import { lazy, Suspense } from "react";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { Reader } from "./cancellation-labels";

const CancellationPanel = lazy(() => import("./cancellation-panel"));

/** The cancellation of the order; without one, loads no code and makes no call. */
export function CancellationSection({ order, reader }: { order: OrderDetail; reader: Reader }) {
  if (!order.timeline.some(({ kind }) => kind === "hold")) return null;
  return (
    <Suspense>
      <CancellationPanel order={order} reader={reader} />
    </Suspense>
  );
}
