"use client";
import { lazy, Suspense } from "react";
import { AccountPage } from "@/components/ui/page/account-page";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { useLive } from "@/components/session/use-live";
import { BudgetPanel } from "./budget-panel";

const PaymentsPanel = lazy(() => import("./payments-panel"));
const VendorsPanel = lazy(() => import("./vendors-panel"));

const TABS = [
  { tab: "budget", label: "Budget" },
  { tab: "payments", label: "Payments" },
  { tab: "vendors", label: "Vendors" },
] as const;
const PATH = "/user/dashboard/vendor-management";

/** The couple's money and vendors: budget, payments to all vendors, and bookings here and elsewhere. */
export function VendorManagerView() {
  useLive();
  const { get } = useListParams();
  const tab = TABS.find((one) => one.tab === get("tab"))?.tab ?? "budget";
  return (
    <AccountPage title="Vendor Manager" lead="What you planned, what you’ve booked, and what’s still to pay.">
      <div>
        <PageTabs label="Vendor Manager" path={PATH} tabs={TABS} current={tab} />
        {tab === "budget" ? <BudgetPanel /> : null}
        <Suspense fallback={<CardRowsSkeleton label="Loading" count={4} />}>
          {tab === "payments" ? <PaymentsPanel /> : null}
          {tab === "vendors" ? <VendorsPanel /> : null}
        </Suspense>
      </div>
    </AccountPage>
  );
}
