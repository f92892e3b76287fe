"use client";
import { useGetVendorOrderQuery } from "@/services/order-vendor";
import { isMissing } from "../is-missing";
import { LoadFailure } from "../load-failure";
import { OrderDetailLayout } from "../order-detail-layout";
import { OrderDetailSkeleton } from "../order-detail-skeleton";
import { OrderNotFound } from "../order-not-found";
import { AnswerButtons } from "./answer-buttons";
import { AnswerCountdown } from "./answer-countdown";
import { AnswerDialogs } from "./answer-dialogs";
import { useOrderAnswer } from "./use-order-answer";
import styles from "./vendor-order-detail-view.module.css";

const LIST = "/vendor/dashboard/orders";

/** One order as the vendor sees it. */
export function VendorOrderDetailView({ id }: { id: string }) {
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
        />
        <AnswerDialogs {...answer} />
      </>
    );
  }
  if (!error || isFetching) return <OrderDetailSkeleton />;
  if (isMissing(error)) return <OrderNotFound listHref={LIST} />;
  return <LoadFailure title="This order could not be loaded" error={error} retry={refetch} />;
}
