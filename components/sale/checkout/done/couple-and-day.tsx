"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";
import { formatAs } from "@/lib/dates";
import styles from "./checkout-done.module.css";

const DAY = { dateStyle: "full", timeZone: "UTC" } as const;

/** The couple's names and day, as far as known. */
export function CoupleAndDay({ orders }: { orders: readonly OrderSummary[] }) {
  const id = useAppSelector((state) => state.auth.userData?.id);
  // The area's layout has loaded the profile before showing any page.
  const { data: profile } = useGetCustomerProfileQuery(id ?? skipToken);
  if (!profile) return null;
  const pair = [profile.brideFirstName, profile.groomFirstName].filter(Boolean);
  const names = (pair.length > 0 ? pair : [profile.firstName]).join(" & ");
  const day = profile.weddingDate ?? orders.flatMap(({ eventDate }) => eventDate ?? []).toSorted()[0];
  if (!names && !day) return null;
  return (
    <p className={styles.couple}>
      {names}
      {day ? <small>{formatAs("full day", DAY, new Date(`${day}T00:00:00Z`))}</small> : null}
    </p>
  );
}
