"use client";
import { lazy, Suspense } from "react";
import { formatDate } from "@/lib/dates";
import { amount } from "@/components/ui/money/amount";
import type { OrderAnswer } from "./use-order-answer";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const DeclineDialog = lazy(() => import("./decline-dialog"));

/** The dialogs behind Approve and Decline. */
export function AnswerDialogs({ asked, open, busy, give, close }: OrderAnswer) {
  if (!asked) return null;
  const { order, answer } = asked;
  return (
    <Suspense>
      {answer === "approve" ? (
        <ConfirmDialog
          key={order.id}
          open={open}
          title={`Approve ${order.orderNumber}?`}
          confirm="Approve order"
          cancel="Not yet"
          busy={busy !== null}
          onConfirm={() => void give("")}
          onClose={close}
        >
          You take on this order of {amount(order.orderValue)} for {order.customer.name}
          {order.eventDate ? ` on ${formatDate(order.eventDate)}` : ""}. The date is then held for them.
        </ConfirmDialog>
      ) : (
        <DeclineDialog
          key={order.id}
          open={open}
          order={order}
          busy={busy !== null}
          onDecline={(reason) => void give(reason)}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
