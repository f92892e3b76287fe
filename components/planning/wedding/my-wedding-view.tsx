"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { WeddingAppointments } from "@/components/messaging/appointment/wedding-appointments";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { todayInSingapore } from "@/lib/dates";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useGetOrdersQuery } from "@/services/sale/order";
import { useAppSelector } from "@/store/hooks";
import { CartHint } from "./cart-hint";
import { DueNext } from "./due-next";
import { LatestOrders } from "./latest-orders";
import styles from "./my-wedding-view.module.css";
import { WeddingBanner } from "./wedding-banner";

const LATEST = 3;

/** The couple's home: the day, what is due next, the latest orders. */
export function MyWeddingView() {
  const [today] = useState(() => todayInSingapore());
  const id = useAppSelector((state) => state.auth.userData?.id);
  const { data: profile } = useGetCustomerProfileQuery(id ?? skipToken);
  const orders = useGetOrdersQuery({ page: 1, limit: LATEST });

  return (
    <div className={styles.page}>
      <WeddingBanner profile={profile} today={today} />
      <CartHint />
      <WeddingAppointments />
      {orders.data?.totalDocs === 0 ? (
        <EmptyState
          title="It all begins with the first booking"
          action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}
        >
          Once you book a venue, a gown or a photographer, your payments and orders stand here.
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <DueNext today={today} />
          <LatestOrders {...orders} />
        </div>
      )}
    </div>
  );
}
