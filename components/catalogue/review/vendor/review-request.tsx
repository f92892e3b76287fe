"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { ReviewItem } from "@/components/catalogue/review/review-item";
import styles from "@/components/catalogue/review/write/order-review.module.css";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useGetOrderReviewQuery, useSendReviewRequestMutation } from "@/services/catalogue/review";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

type Props = { orderId: string; vendorName: string; coupleName: string };

/** The review of a delivered order, or the vendor's request for it. */
export default function ReviewRequest({ orderId, vendorName, coupleName }: Props) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const keepsReviews = useMay("reviews");
  const { currentData } = useGetOrderReviewQuery(orderId, { refetchOnMountOrArgChange: true });
  const [request, { isLoading }] = useSendReviewRequestMutation();
  if (!currentData) return null;
  const { review, requestedAt } = currentData;
  const canRequest = currentData.canRequest && keepsReviews;
  if (!review && !requestedAt && !canRequest) return null;

  const send = async () => {
    const { data } = await request(orderId);
    setOpen(false);
    if (data) notify("success", "We’ve asked the couple for a review");
  };
  return (
    <section id="review" className={styles.panel} aria-labelledby="review-title">
      <div className={styles.head}>
        <div>
          <h2 id="review-title" className={styles.title}>
            {review ? "Their review" : requestedAt ? "You’ve asked for a review" : "Ask for a review?"}
          </h2>
          {review ? null : (
            <p className={styles.text}>
              {requestedAt
                ? `We emailed ${coupleName} on ${formatDate(todayInSingapore(new Date(requestedAt)))}. Their review shows here.`
                : `${coupleName} gets an email with a link to the form. You can ask once per order.`}
            </p>
          )}
        </div>
        {review && !review.vendorAnswer && keepsReviews ? (
          <Link href="/vendor/dashboard/reviews?show=unanswered" prefetch={false}>
            Answer on your reviews page
          </Link>
        ) : null}
        {canRequest ? (
          <Button
            variant="secondary"
            busy={isLoading}
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          >
            Ask for a review
          </Button>
        ) : null}
      </div>
      {review ? <ReviewItem review={review} vendorName={vendorName} /> : null}
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title={`Ask ${coupleName} for a review?`}
            confirm="Send request"
            cancel="Not yet"
            busy={isLoading}
            onConfirm={() => void send()}
            onClose={() => setOpen(false)}
          >
            They get one email with a link to the form. You can’t ask again for this order.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </section>
  );
}
