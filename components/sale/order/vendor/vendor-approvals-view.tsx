"use client";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { useDeferred } from "@/components/ui/feedback/undo/use-deferred";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { PagedList } from "@/components/ui/list/paged-list";
import { ShortcutsHint } from "@/components/ui/list/shortcuts-hint";
import { useKeys } from "@/components/ui/list/use-keys";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { PendingOrder } from "@/contracts/sale/order/order";
import {
  useApproveOrderMutation,
  useDeclineOrderMutation,
  useGetApprovalsQuery,
} from "@/services/sale/order-vendor";
import type { Answer } from "./answer/use-order-answer";
import { useMayApprove } from "./answer/use-may-approve";
import { ApprovalCard } from "./approval-card";
import styles from "./vendor-approvals-view.module.css";

const DeclineDialog = lazy(() => import("./answer/decline-dialog"));

const LIMIT = 20;
const NONE: readonly never[] = [];

/** Orders that await the vendor's answer, most urgent first. An answer can be undone for ten seconds. */
export function VendorApprovalsView() {
  const { page } = useListParams();
  const query = useGetApprovalsQuery({ page, limit: LIMIT }, { refetchOnMountOrArgChange: true });
  const { left, act, notice } = useDeferred<PendingOrder>(query.data?.docs ?? NONE);
  const mayApprove = useMayApprove();
  const [approve] = useApproveOrderMutation();
  const [decline] = useDeclineOrderMutation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [declined, setDeclined] = useState<PendingOrder | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = left.filter(({ id }) => chosen.has(id));

  /** The answered cards leave with the focus, so the next one gets it once they are gone. */
  const [focused, setFocused] = useState<{ id: string | undefined } | null>(null);
  useEffect(() => {
    if (!focused) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-order="${focused.id}"]`);
    (card ?? heading.current)?.focus();
  }, [focused]);
  const focusAfter = (gone: readonly PendingOrder[]) => {
    const last = left.findLastIndex((order) => gone.includes(order));
    const stays = (order: PendingOrder) => !gone.includes(order);
    const next = left.slice(last).find(stays) ?? left.slice(0, Math.max(0, last)).findLast(stays);
    setFocused({ id: next?.id });
  };
  const approveAll = (orders: readonly PendingOrder[]) => {
    const [first] = orders;
    if (!first) return;
    act({
      ids: orders.map(({ id }) => id),
      message: orders.length === 1 ? `Approved ${first.customer.name}` : `Approved ${orders.length} orders`,
      send: () => Promise.all(orders.map(({ id }) => approve(id).unwrap())),
    });
    setChosen(new Set());
    focusAfter(orders);
  };
  const declineFor = (order: PendingOrder, reason: string) => {
    setDeclined(null);
    act({
      ids: [order.id],
      message: `Declined ${order.customer.name}`,
      send: () => decline({ id: order.id, body: { reason } }).unwrap(),
    });
    focusAfter([order]);
  };
  const answer = (order: PendingOrder, given: Answer) =>
    given === "approve" ? approveAll([order]) : setDeclined(order);

  useKeys((key) => {
    const at = left.findIndex(({ id }) => list.current?.querySelector(`[data-order="${id}"]:focus-within`));
    if (key === "j" || key === "k") {
      const next = left[at < 0 ? 0 : Math.max(0, Math.min(left.length - 1, at + (key === "j" ? 1 : -1)))];
      list.current?.querySelector<HTMLElement>(`[data-order="${next?.id}"]`)?.focus();
      return true;
    }
    const order = left[at];
    if (!order || (key !== "a" && key !== "d")) return false;
    if (key === "d") setDeclined(order);
    else if (mayApprove) approveAll([order]);
    return true;
  });

  return (
    <>
      <PageTitle title="Approvals" headingRef={heading}>
        Answer within 72 hours. Orders you don’t answer are cancelled and refunded.
      </PageTitle>
      <PagedList
        query={query}
        label="Orders awaiting approval"
        failure="The orders could not be loaded"
        loading="Loading orders"
        placeholders={3}
        isEmpty={left.length === 0 && !query.isFetching}
        empty={
          <EmptyState
            title="Nothing waits for you"
            action={
              <ButtonLink href="/vendor/dashboard/orders" variant="secondary">
                All orders
              </ButtonLink>
            }
          >
            New orders appear here as soon as the couple has paid the first milestone.
          </EmptyState>
        }
      >
        {() => (
          <>
            {mayApprove && left.length > 1 ? (
              <div className={styles.bulk}>
                <CheckboxField
                  id="approve-all"
                  label="Select all"
                  checked={marked.length === left.length}
                  onChange={({ target }) =>
                    setChosen(new Set(target.checked ? left.map(({ id }) => id) : []))
                  }
                />
                <ShortcutsHint>
                  <kbd>j</kbd> <kbd>k</kbd> move, <kbd>a</kbd> approve, <kbd>d</kbd> decline
                </ShortcutsHint>
                {marked.length > 0 ? (
                  <Button size="sm" onClick={() => approveAll(marked)}>
                    {marked.length === 1 ? "Approve 1 order" : `Approve ${marked.length} orders`}
                  </Button>
                ) : null}
              </div>
            ) : null}
            <ul ref={list} className={styles.list}>
              {left.map((order) => (
                <ApprovalCard
                  key={order.id}
                  order={order}
                  chosen={chosen.has(order.id)}
                  onChoose={
                    mayApprove && left.length > 1 ? () => setChosen(toggled(chosen, order.id)) : undefined
                  }
                  onAnswer={answer}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {declined ? (
        <Suspense>
          <DeclineDialog
            open
            order={declined}
            busy={false}
            onDecline={(reason) => declineFor(declined, reason)}
            onClose={() => setDeclined(null)}
          />
        </Suspense>
      ) : null}
      <UndoNotice {...notice} />
    </>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
