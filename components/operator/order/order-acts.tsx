"use client";
import { lazy, Suspense, useState } from "react";
import type { OperatorOrder, OrderDecision } from "@/contracts/operator/order/order";
import { useOperatorMay } from "../frame/use-operator";
import { ActBar } from "../queue/act-bar";
import { ORDER_DECISION_WORDS } from "./order-decision-words";

const OrderDecisionDialog = lazy(() => import("./order-decision-dialog"));

/** The decisions that are possible on the order now. Only roles with the `money` right see them. */
export function OrderActs({ of }: { of: OperatorOrder }) {
  const mayPay = useOperatorMay("money");
  const [asked, setAsked] = useState<OrderDecision | null>(null);
  if (!mayPay) return null;
  return (
    <>
      <ActBar
        acts={of.decisions.map((decision) => ({
          key: decision,
          label: ORDER_DECISION_WORDS[decision].label,
          tone: ORDER_DECISION_WORDS[decision].tone,
          run: () => setAsked(decision),
        }))}
        withKeys={false}
      />
      {asked ? (
        <Suspense>
          <OrderDecisionDialog of={of} decision={asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
