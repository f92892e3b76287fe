"use client";
import { lazy, Suspense } from "react";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { VendorAppointments } from "./vendor-appointments";

const SettingForm = lazy(() => import("./setting-form"));

const PATH = "/vendor/dashboard/appointments";
const TABS = [
  { tab: "", label: "Upcoming" },
  { tab: "past", label: "Past" },
  { tab: "hours", label: "Opening hours" },
] as const;

/** A vendor's upcoming and past visits, and its appointment hours. */
export function VendorAppointmentsView() {
  const { get } = useListParams();
  const tab = TABS.find((each) => each.tab === get("tab"))?.tab ?? "";
  return (
    <>
      <PageTitle title="Appointments">
        Couples request a free time, and you confirm or decline. We hold the time for them until you answer.
      </PageTitle>
      <PageTabs label="Appointments" path={PATH} tabs={TABS} current={tab} />
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
