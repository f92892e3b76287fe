"use client";
import Link from "next/link";
import { lazy, Suspense } from "react";
import { VendorHeading } from "@/components/order/vendor/vendor-heading";
import { useListParams } from "@/components/order/use-list-params";
import { Skeleton } from "@/components/ui/skeleton";
import { VendorAppointments } from "./vendor-appointments";
import styles from "./vendor-appointments-view.module.css";

const SettingForm = lazy(() => import("./setting-form"));

const PATH = "/vendor/dashboard/appointments";
const TABS = [
  { tab: "", label: "Upcoming" },
  { tab: "past", label: "Past" },
  { tab: "hours", label: "Opening hours" },
] as const;

/** A vendor's visits: those to come, those that were, and when it receives couples. */
export function VendorAppointmentsView() {
  const { get } = useListParams();
  const tab = TABS.find((each) => each.tab === get("tab"))?.tab ?? "";
  return (
    <>
      <VendorHeading title="Appointments">
        Couples ask for a free time; you confirm or decline. The time is kept for them until you answer.
      </VendorHeading>
      <nav className={styles.tabs} aria-label="Appointments">
        {TABS.map(({ tab: to, label }) => (
          <Link
            key={to}
            className={styles.tab}
            href={to ? `${PATH}?tab=${to}` : PATH}
            prefetch={false}
            scroll={false}
            aria-current={to === tab ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {tab === "hours" ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <SettingForm />
        </Suspense>
      ) : (
        <VendorAppointments key={tab} when={tab === "past" ? "past" : "upcoming"} />
      )}
    </>
  );
}
