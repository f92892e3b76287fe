"use client";
import { lazy, Suspense } from "react";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useGetPayoutOverviewQuery } from "@/services/sale/payout";
import { ConnectNotice } from "./connect-notice";
import { MoneyPath } from "./money-path";
import { SalesList } from "./sales-list";

const DuePayments = lazy(() => import("./due-payments"));
const PayoutList = lazy(() => import("./payout-list"));
const StatementView = lazy(() => import("./statement-view"));
const TaxView = lazy(() => import("./tax-view"));

const PATH = "/vendor/dashboard/payment";
const TABS = [
  { tab: "sales", label: "Sales" },
  { tab: "due", label: "Due from couples" },
  { tab: "payouts", label: "Payouts" },
  { tab: "statement", label: "Statement" },
  { tab: "gst", label: "GST" },
] as const;

/** A vendor's money: what couples have paid, what is held until an order ends, and what was paid out. */
export function VendorPaymentsView() {
  const { get } = useListParams();
  const tab = TABS.find((each) => each.tab === get("tab"))?.tab ?? "sales";
  const { data: overview } = useGetPayoutOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const tabs = TABS.filter((each) => each.tab !== "gst" || overview?.gstRegistered || tab === "gst");
  return (
    <>
      <PageTitle title="Payments">
        Couples pay Sayang. We keep each payment until the order is completed, then pay you every Monday, less
        your commission.
      </PageTitle>
      {overview ? <ConnectNotice overview={overview} /> : null}
      <MoneyPath overview={overview} />
      <PageTabs label="Payments" path={PATH} tabs={tabs} current={tab} />
      <Suspense fallback={<CardRowsSkeleton label="Loading payments" />}>
        {tab === "sales" ? <SalesList /> : null}
        {tab === "due" ? <DuePayments /> : null}
        {tab === "payouts" ? <PayoutList /> : null}
        {tab === "statement" ? <StatementView /> : null}
        {tab === "gst" ? <TaxView /> : null}
      </Suspense>
    </>
  );
}
