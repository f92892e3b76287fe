"use client";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { COMPLETION_DAYS } from "@/contracts/sale/order/delivery";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useConfirmDeliveryMutation } from "@/services/sale/order";
import { DeliveryPanel } from "./delivery-panel";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const IssueDialog = lazy(() => import("./issue-dialog"));

const dayOf = (instant: string) => formatDate(todayInSingapore(new Date(instant)));

/** The couple's side of the delivery: confirm it, or report an issue. */
export default function CustomerDelivery({ order }: { order: OrderDetail }) {
  const [asked, setAsked] = useState<"confirm" | "issue" | null>(null);
  const [open, setOpen] = useState(false);
  const [answer, { isLoading }] = useConfirmDeliveryMutation();
  if (order.state !== "all_paid" && order.state !== "delivered") return null;

  const ask = (what: "confirm" | "issue") => {
    setAsked(what);
    setOpen(true);
  };
  const send = async (delivered: boolean, comment = "") => {
    const { data } = await answer({ id: order.id, delivered, comment });
    if (!data) return;
    setOpen(false);
    notify("success", delivered ? "Thank you. Delivery confirmed" : "We’ve told the vendor");
  };

  return (
    <>
      <Stand order={order} busy={isLoading} onAsk={ask} />
      <Suspense>
        {asked === "confirm" ? (
          <ConfirmDialog
            open={open}
            title="Is everything delivered?"
            confirm="Confirm delivery"
            cancel="Not yet"
            busy={isLoading}
            onConfirm={() => void send(true)}
            onClose={() => setOpen(false)}
          >
            {order.vendor.vendorName} is paid {COMPLETION_DAYS} days after you confirm. You can raise an issue
            until then.
          </ConfirmDialog>
        ) : null}
        {asked === "issue" ? (
          <IssueDialog
            open={open}
            vendorName={order.vendor.vendorName}
            onSend={(comment) => send(false, comment)}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type StandProps = { order: OrderDetail; busy: boolean; onAsk: (what: "confirm" | "issue") => void };

function Stand({ order, busy, onAsk }: StandProps) {
  const { delivery, vendor, state } = order;
  const confirm = (
    <Button key="confirm" busy={busy} onClick={() => onAsk("confirm")}>
      Confirm delivery
    </Button>
  );
  const object = (
    <Button key="issue" variant="secondary" onClick={() => onAsk("issue")}>
      Raise an issue
    </Button>
  );
  if (delivery.issueRaisedAt) {
    return (
      <DeliveryPanel
        tone="warn"
        title="You raised an issue"
        actions={[
          <Button key="confirm" busy={busy} onClick={() => onAsk("confirm")}>
            It’s resolved
          </Button>,
          <ButtonLink key="help" variant="secondary" href="/contact-us?topic=order#form">
            Get help from Sayang
          </ButtonLink>,
        ]}
      >
        {vendor.vendorName} knows since {dayOf(delivery.issueRaisedAt)} and should get in touch. The order
        stays open, and they aren’t paid, until you say that it’s resolved.
      </DeliveryPanel>
    );
  }
  if (state === "delivered") {
    return (
      <DeliveryPanel title="Everything as ordered?" actions={object}>
        {delivery.completesAt
          ? `This order is completed on ${dayOf(delivery.completesAt)}, and ${vendor.vendorName} is paid. If something’s wrong, raise an issue before then.`
          : "If something’s wrong, raise an issue."}
      </DeliveryPanel>
    );
  }
  if (delivery.deliversAt && delivery.vendorDeliveredAt) {
    return (
      <DeliveryPanel title={`Did ${vendor.vendorName} deliver everything?`} actions={[confirm, object]}>
        They marked this order as delivered on {dayOf(delivery.vendorDeliveredAt)}. If we don’t hear from you,
        it counts as delivered on {dayOf(delivery.deliversAt)}.
      </DeliveryPanel>
    );
  }
  return (
    <DeliveryPanel title="Delivered already?" actions={confirm}>
      Once {vendor.vendorName} has delivered everything, confirm it here. We’ll email you when they mark the
      order as delivered.
    </DeliveryPanel>
  );
}
