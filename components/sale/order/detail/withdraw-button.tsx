"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { notify } from "@/lib/notice/notify";
import { useWithdrawOrderMutation } from "@/services/sale/order";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Withdraws an unpaid order. Failures are toasted by the API client. */
export function WithdrawButton({ order }: { order: OrderDetail }) {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawOrderMutation();

  const confirm = async () => {
    const answer = await withdraw(order.id);
    setAsking(false);
    if (answer.data) notify("success", `Order ${order.orderNumber} is cancelled`);
  };

  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setAsked(true);
          setAsking(true);
        }}
      >
        Cancel order
      </Button>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={asking}
            title="Cancel this order?"
            confirm="Cancel order"
            cancel="Keep it"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          >
            Nothing has been paid, so nothing is owed. {order.vendor.vendorName} gets the date back.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
