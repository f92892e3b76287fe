"use client";
import Link from "next/link";
import { useOrderVisits } from "./use-order-visits";
import { VisitList } from "./visit-list";

/** The couple's visits to an order's vendor. Nothing without any. */
export function OrderVisits({ orderId }: { orderId: string }) {
  const { ahead = [], past = [] } = useOrderVisits(orderId);
  const visits = [...ahead, ...past];
  if (visits.length === 0) return null;
  return (
    <VisitList
      visits={visits}
      link={
        <Link href="/user/dashboard/my-wedding#appointments" prefetch={false}>
          {ahead.length > 0 ? "Change or cancel" : "All your appointments"}
        </Link>
      }
    />
  );
}
