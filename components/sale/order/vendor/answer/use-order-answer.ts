"use client";
import { useState } from "react";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { notify } from "@/lib/notice/notify";
import { useApproveOrderMutation, useDeclineOrderMutation } from "@/services/sale/order-vendor";

export type Answer = "approve" | "decline";
type Asked = { order: OrderSummary; answer: Answer };

/**
 * Approves or declines an order through dialogs. An answered order is hidden at once (`answered`) and
 * restored when the server refuses; the API client toasts the error.
 */
export function useOrderAnswer() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [approve, approving] = useApproveOrderMutation();
  const [decline, declining] = useDeclineOrderMutation();

  const ask = (order: OrderSummary, answer: Answer) => {
    setAsked({ order, answer });
    setOpen(true);
  };

  const give = async (reason: string) => {
    // A closed dialog can still be submitted until it has faded out.
    if (!asked || !open) return;
    const { order, answer } = asked;
    setOpen(false);
    setAnswered((gone) => new Set(gone).add(order.id));
    const sent = answer === "approve" ? approve(order.id) : decline({ id: order.id, body: { reason } });
    const { data } = await sent;
    if (data) {
      const said = answer === "approve" ? "approved" : "declined, the couple is refunded in full";
      notify("success", `Order ${order.orderNumber} ${said}`);
    } else {
      setAnswered((gone) => new Set([...gone].filter((id) => id !== order.id)));
    }
  };

  return {
    asked,
    open,
    answered,
    busy: busyWith(approving.isLoading, declining.isLoading),
    ask,
    give,
    close: () => setOpen(false),
  };
}

function busyWith(approving: boolean, declining: boolean): Answer | null {
  if (approving) return "approve";
  return declining ? "decline" : null;
}

export type OrderAnswer = ReturnType<typeof useOrderAnswer>;
