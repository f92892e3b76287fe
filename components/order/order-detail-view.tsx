"use client";
import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import type { OrderDetail } from "@/contracts/order";
import { orderTransitionsFor } from "@/contracts/order-process";
import { useGetOrderQuery } from "@/services/order";
import { amount } from "./amount";
import { isMissing } from "./is-missing";
import { LoadFailure } from "./load-failure";
import { OrderDetailLayout } from "./order-detail-layout";
import { OrderDetailSkeleton } from "./order-detail-skeleton";
import { OrderNotFound } from "./order-not-found";
import { WithdrawButton } from "./withdraw-button";

const LIST = "/user/manage-orders";

/** One order as the couple sees it. */
export function OrderDetailView({ id }: { id: string }) {
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
        actions={<CustomerActions order={order} />}
      />
    );
  }
  if (!error || isFetching) return <OrderDetailSkeleton />;
  if (isMissing(error)) return <OrderNotFound listHref={LIST} />;
  return <LoadFailure title="This order could not be loaded" error={error} retry={refetch} />;
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
          Pay {amount(nextMilestone.amount)}
        </ButtonLink>
      ) : null}
    </>
  );
}
