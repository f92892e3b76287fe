"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ReviewItem } from "@/components/catalogue/review/review-item";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { useGetOrderReviewQuery } from "@/services/catalogue/review";
import styles from "./order-review.module.css";

const ReviewForm = lazy(() => import("./review-form"));

type Props = { orderId: string; vendorName: string };

/** The couple's review of a delivered order, or the form to write it. `?review=write` opens the form. */
export default function OrderReview({ orderId, vendorName }: Props) {
  const asked = useSearchParams().get("review") === "write";
  const [writing, setWriting] = useState(asked);
  const { currentData } = useGetOrderReviewQuery(orderId, { refetchOnMountOrArgChange: true });
  const panel = useRef<HTMLElement>(null);
  const opened = asked && currentData?.canReview === true;
  useEffect(() => {
    // Couples who follow the link in an email come to write.
    if (opened) panel.current?.scrollIntoView({ block: "start" });
  }, [opened]);
  if (!currentData || !(currentData.review || currentData.canReview)) return null;
  const { review, hidden } = currentData;
  return (
    <section id="review" className={styles.panel} aria-labelledby="review-title" ref={panel}>
      <div className={styles.head}>
        <div>
          <h2 id="review-title" className={styles.title}>
            {review ? "Your review" : writing ? "Write a review" : `How was ${vendorName}?`}
          </h2>
          {review || writing ? null : (
            <p className={styles.text}>A few honest words help the next couple choose.</p>
          )}
        </div>
        {review || writing ? null : <Button onClick={() => setWriting(true)}>Write a review</Button>}
      </div>
      {review ? (
        <>
          {hidden ? (
            <Alert
              tone="warn"
              title={
                hidden.what === "review" ? "We’ve taken down this review" : "We’ve taken down its pictures"
              }
            >
              <p className={styles.reason}>{hidden.reason}</p>
              <p>Only you can see it here. Think we’re wrong? Reply to the email that we sent you.</p>
            </Alert>
          ) : null}
          <ReviewItem review={review} vendorName={vendorName} own />
          <p className={styles.text}>
            Would you show your wedding to other couples? <Link href="/user/story">Tell your story</Link>
          </p>
        </>
      ) : null}
      {writing && !review ? (
        <Suspense>
          <ReviewForm orderId={orderId} vendorName={vendorName} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
