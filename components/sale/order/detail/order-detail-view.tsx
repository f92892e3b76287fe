"use client";
import Link from "next/link";
import { lazy, type ReactNode, Suspense } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { orderTransitionsFor } from "@/contracts/sale/order/order-process";
import { useCommentOnOrderMutation, useGetOrderQuery } from "@/services/sale/order";
import { amount } from "@/components/ui/money/amount";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { BookingFacts } from "./booking/booking-facts";
import { CommentBox } from "./comments/comment-box";
import { OrderDetailLayout } from "./order-detail-layout";
import { OrderDetailSkeleton } from "./order-detail-skeleton";
import { OrderNotFound } from "./order-not-found";
import { WithdrawButton } from "./withdraw-button";

const EditPanel = lazy(() => import("@/components/sale/edit/edit-panel"));
const CustomerDelivery = lazy(() => import("@/components/sale/delivery/customer-delivery"));

const OrderReview = lazy(() => import("@/components/catalogue/review/write/order-review"));

const LIST = "/user/manage-orders";

type Props = {
  id: string;
  /** Buttons beside the others, such as to request a visit to the order's vendor. */
  visit: ReactNode;
  /** The couple's visits to that vendor. */
  visits: ReactNode;
};

/** An order as the couple sees it: the main page of their booking. */
export function OrderDetailView({ id, visit, visits }: Props) {
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true });
  if (order) {
    return (
      <OrderDetailLayout
        order={order}
        reader="customer"
        title={
          <Link href={`/vendor-detail/${order.vendor.id}`} prefetch={false}>
            {order.vendor.vendorName}
          </Link>
        }
        back={{ href: LIST, label: "Your orders" }}
        booking={<BookingFacts order={order} visit={visit} visits={visits} />}
        actions={<CustomerActions order={order} />}
        lead={
          <Suspense>
            <EditPanel order={order} side="customer" place="lead" />
            <CustomerDelivery order={order} />
            {order.delivery.deliveredAt ? (
              <OrderReview orderId={order.id} vendorName={order.vendor.vendorName} />
            ) : null}
          </Suspense>
        }
        belowItems={
          <Suspense>
            <EditPanel order={order} side="customer" place="items" />
          </Suspense>
        }
        comment={<CustomerComment order={order} />}
      />
    );
  }
  if (!error || isFetching) return <OrderDetailSkeleton />;
  if (isMissing(error)) return <OrderNotFound listHref={LIST} />;
  return <LoadFailure title="This order could not be loaded" error={error} retry={refetch} />;
}

function CustomerComment({ order }: { order: OrderDetail }) {
  const [comment] = useCommentOnOrderMutation();
  if (order.state === "awaiting_payment" || order.state === "cancelled") return null;
  return (
    <CommentBox
      to={order.vendor.vendorName}
      send={(text) => comment({ id: order.id, comment: text }).unwrap()}
    />
  );
}

/** The buttons that the order's process allows a couple in this state. */
function CustomerActions({ order }: { order: OrderDetail }) {
  const allowed = orderTransitionsFor(order.state, "customer");
  const { nextMilestone } = order;
  return (
    <>
      {allowed.includes("withdraw") ? <WithdrawButton order={order} /> : null}
      {order.state === "awaiting_payment" && nextMilestone ? (
        <ButtonLink id="pay" href={`/user/checkout/${order.checkoutId}`}>
          Pay {amount(nextMilestone.due)}
        </ButtonLink>
      ) : null}
    </>
  );
}
