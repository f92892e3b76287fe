"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { ReviewItem } from "@/components/catalogue/review/review-item";
import { Button } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import type { VendorReview } from "@/contracts/catalogue/review";
import styles from "./own-review.module.css";

const AnswerForm = lazy(() => import("./answer-form"));

/** One of the vendor's reviews, with its order and the reply form. */
export function OwnReview({ review }: { review: VendorReview }) {
  const [answering, setAnswering] = useState(false);
  return (
    <Card as="li" className={styles.card ?? ""}>
      <ReviewItem review={review} vendorName="You" />
      <div className={styles.foot}>
        <Link href={`/vendor/dashboard/orders/${review.orderId}`} prefetch={false}>
          Order {review.orderNumber}
        </Link>
        {review.vendorAnswer || answering ? null : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Answer ${review.customerName}`}
            onClick={() => setAnswering(true)}
          >
            Answer
          </Button>
        )}
      </div>
      {answering && !review.vendorAnswer ? (
        <Suspense>
          <AnswerForm
            reviewId={review.id}
            customerName={review.customerName}
            onClose={() => setAnswering(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
