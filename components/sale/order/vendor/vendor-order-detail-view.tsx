"use client";
import { lazy, type ReactNode, Suspense } from "react";
import { CommentBox } from "@/components/sale/order/detail/comments/comment-box";
import { RoleNote } from "@/components/session/allowed";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { useCommentOnVendorOrderMutation, useGetVendorOrderQuery } from "@/services/sale/order-vendor";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { OrderDetailLayout } from "@/components/sale/order/detail/order-detail-layout";
import { OrderDetailSkeleton } from "@/components/sale/order/detail/order-detail-skeleton";
import { OrderNotFound } from "@/components/sale/order/detail/order-not-found";
import { AnswerButtons } from "./answer/answer-buttons";
import { AnswerCountdown } from "./answer/answer-countdown";
import { AnswerDialogs } from "./answer/answer-dialogs";
import { useOrderAnswer } from "./answer/use-order-answer";
import { VendorBooking } from "./vendor-booking";
import styles from "./vendor-order-detail-view.module.css";

const EditPanel = lazy(() => import("@/components/sale/edit/edit-panel"));
const OrderNotes = lazy(() => import("@/components/sale/order-team/order-notes"));
const VendorDelivery = lazy(() => import("@/components/sale/delivery/vendor-delivery"));

const ReviewRequest = lazy(() => import("@/components/catalogue/review/vendor/review-request"));

const LIST = "/vendor/dashboard/orders";

type Props = {
  id: string;
  /** The button that opens the conversation with the couple. */
  message: ReactNode;
  /** The couple's visits and tastings. */
  visits: ReactNode;
};

/** One order as the vendor sees it. */
export function VendorOrderDetailView({ id, message, visits }: Props) {
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetVendorOrderQuery(id, { refetchOnMountOrArgChange: true });
  const answer = useOrderAnswer();
  if (order) {
    const open = order.state === "awaiting_approval";
    return (
      <>
        <OrderDetailLayout
          order={order}
          reader="vendor"
          title={order.customer.name}
          back={{ href: LIST, label: "Orders" }}
          actions={
            open ? (
              <div className={styles.answer}>
                {order.answerBy ? (
                  <p className={styles.left}>
                    <AnswerCountdown answerBy={order.answerBy} />
                  </p>
                ) : null}
                <AnswerButtons order={order} busy={answer.busy} onAsk={answer.ask} />
              </div>
            ) : null
          }
          booking={<VendorBooking order={order} message={message} visits={visits} />}
          lead={
            <Suspense>
              <RoleNote
                to="orders.decide"
                words={(who) =>
                  `You can read this order and comment on it. ${who} answers, changes, delivers and cancels orders.`
                }
              />
              <EditPanel order={order} side="vendor" place="lead" />
              <VendorDelivery order={order} />
              {order.delivery.deliveredAt ? (
                <ReviewRequest
                  orderId={order.id}
                  vendorName={order.vendor.vendorName}
                  coupleName={order.customer.name}
                />
              ) : null}
            </Suspense>
          }
          belowItems={
            <Suspense>
              <EditPanel order={order} side="vendor" place="items" />
            </Suspense>
          }
          notes={
            <Suspense>
              <OrderNotes orderId={order.id} />
            </Suspense>
          }
          comment={<VendorComment order={order} />}
        />
        <AnswerDialogs {...answer} />
      </>
    );
  }
  if (!error || isFetching) return <OrderDetailSkeleton />;
  if (isMissing(error)) return <OrderNotFound listHref={LIST} />;
  return <LoadFailure title="This order could not be loaded" error={error} retry={refetch} />;
}

function VendorComment({ order }: { order: OrderDetail }) {
  const [comment] = useCommentOnVendorOrderMutation();
  if (order.state === "cancelled") return null;
  return (
    <CommentBox to={order.customer.name} send={(text) => comment({ id: order.id, comment: text }).unwrap()} />
  );
}
