"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Allowed } from "@/components/session/allowed";
import { useMay } from "@/components/session/use-team-role";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { useNow } from "@/components/ui/time/use-now";
import { COMPLETION_DAYS, SILENT_DAYS } from "@/contracts/sale/order/delivery";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDate, formatDateTime, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { MINUTE_MS } from "@/lib/time";
import { useSendConfirmOrderDeliveryEmailMutation } from "@/services/sale/order-vendor";
import { DeliveryPanel } from "./delivery-panel";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

const dayOf = (instant: string) => formatDate(todayInSingapore(new Date(instant)));

/** The vendor's side of the delivery: mark it, and ask the couple to confirm it. */
export default function VendorDelivery({ order }: { order: OrderDetail }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [mark, { isLoading }] = useSendConfirmOrderDeliveryEmailMutation();
  const { delivery, customer, state } = order;
  const decides = useMay("orders.decide");
  if (state !== "all_paid" && state !== "delivered") return null;

  const send = async () => {
    const { data } = await mark(order.id);
    setOpen(false);
    if (data) notify("success", "We’ve emailed the couple to confirm the delivery");
  };
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };

  if (state === "delivered") {
    return delivery.issueRaisedAt ? (
      <Issue order={order} />
    ) : (
      <DeliveryPanel title="Delivered">
        {delivery.completesAt
          ? `Unless ${customer.name} raises an issue, the order is completed on ${dayOf(delivery.completesAt)} and your earnings are released.`
          : "The order is about to be completed."}
      </DeliveryPanel>
    );
  }
  return (
    <>
      {delivery.issueRaisedAt ? (
        <Issue order={order} again={<Again order={order} busy={isLoading} onSend={() => void send()} />} />
      ) : delivery.vendorDeliveredAt ? (
        <DeliveryPanel
          title="Waiting for the couple to confirm"
          actions={<Again order={order} busy={isLoading} onSend={() => void send()} />}
        >
          You marked this order as delivered on {dayOf(delivery.vendorDeliveredAt)}. Without an answer it
          counts as delivered{delivery.deliversAt ? ` on ${dayOf(delivery.deliversAt)}` : ""}.
        </DeliveryPanel>
      ) : decides ? (
        <DeliveryPanel
          title="Delivered everything?"
          actions={
            <Button busy={isLoading} onClick={ask}>
              Mark as delivered
            </Button>
          }
        >
          We’ll email {customer.name} to confirm it. Your earnings are released {COMPLETION_DAYS} days after
          they do. Without an answer the order counts as delivered {SILENT_DAYS} days later, and not before
          the event is over.
        </DeliveryPanel>
      ) : null}
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title={`Mark ${order.orderNumber} as delivered?`}
            confirm="Mark as delivered"
            cancel="Not yet"
            busy={isLoading}
            onConfirm={() => void send()}
            onClose={() => setOpen(false)}
          >
            {customer.name} gets an email to confirm that everything was delivered. The order can’t be changed
            after that.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}

function Issue({ order, again }: { order: OrderDetail; again?: ReactNode }) {
  const raised = order.timeline.findLast(({ kind }) => kind === "issue_raised");
  return (
    <DeliveryPanel
      tone="warn"
      title={`${order.customer.name} raised an issue`}
      actions={
        <>
          {again}
          <ButtonLink variant="secondary" href="/contact-us?topic=order#form">
            Get help from Sayang
          </ButtonLink>
        </>
      }
    >
      {raised?.note ? `“${raised.note}” ` : ""}Please get in touch with them. The order isn’t completed until
      they confirm the delivery.
    </DeliveryPanel>
  );
}

/** Sends the email again, at most once a day. */
function Again({ order, busy, onSend }: { order: OrderDetail; busy: boolean; onSend: () => void }) {
  const now = useNow(MINUTE_MS);
  const { emailAgainAt } = order.delivery;
  if (emailAgainAt && Date.parse(emailAgainAt) > now) {
    return <p>You can send the email again after {formatDateTime(emailAgainAt)}.</p>;
  }
  return (
    <Allowed to="orders.decide">
      <Button variant="secondary" busy={busy} onClick={onSend}>
        Send the email again
      </Button>
    </Allowed>
  );
}
