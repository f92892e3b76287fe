"use client";
import Link from "next/link";
import { useUnreadRooms } from "@/components/messaging/room/unread/use-unread-rooms";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useGetVendorOrderSummaryQuery } from "@/services/sale/order-vendor";
import { useAppSelector } from "@/store/hooks";
import styles from "./staff-home.module.css";

/** The dashboard of a role that can't see the shop's figures: links to its tasks. */
export function StaffHome() {
  const account = useAppSelector((state) => state.auth.userData);
  const { data } = useGetVendorOrderSummaryQuery();
  const unread = useUnreadRooms(false);
  const waiting = data?.awaitingApproval ?? 0;
  const places = [
    {
      href: "/vendor/dashboard/messages",
      title: "Messages",
      said: unread > 0 ? `${unread} unread` : "Write with couples and see what they asked.",
    },
    {
      href: "/vendor/dashboard/appointments",
      title: "Appointments",
      said: "Answer requests for a visit and see who comes when.",
    },
    {
      href: "/vendor/dashboard/orders",
      title: "Orders",
      said:
        waiting > 0
          ? `${waiting} waiting for a manager’s or owner’s approval`
          : "Read what is booked and comment on it.",
    },
    {
      href: "/vendor/dashboard/support",
      title: "Support",
      said: "Write to Sayang when something is wrong.",
    },
    {
      href: "/vendor/dashboard/settings/seller-info",
      title: "Your login",
      said: "Change your password, and see where you are signed in.",
    },
  ];
  return (
    <>
      <PageTitle title={(account?.roleUser === "vendor" && account.vendorName) || "Dashboard"}>
        What you can do on this team.
      </PageTitle>
      <Card>
        <ul className={styles.rows} data-tour="places">
          {places.map(({ href, title, said }) => (
            <li key={href}>
              <Link className={styles.row} href={href} prefetch={false}>
                <strong>{title}</strong>
                <span>{said}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
