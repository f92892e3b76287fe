"use client";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useNow } from "@/components/ui/time/use-now";
import type { OperatorVendorRow } from "@/contracts/catalogue/vendor/operator-vendor";
import { OPERATOR_VENDOR_TRANSITIONS, nextVendorStatus } from "@/contracts/catalogue/vendor/vendor-status";
import { isLate } from "@/contracts/operator/home/home";
import { MINUTE_MS } from "@/lib/time";
import { useDecideOnVendorMutation, useGetOperatorVendorsQuery } from "@/services/operator/vendor";
import { ageWords } from "../parts/age";
import { ConsoleSearch } from "../parts/console-search";
import { Entry } from "../queue/entry";
import { QueuePage } from "../queue/queue-page";
import { VENDOR_DECISIONS } from "./vendor-decisions";
import { VendorFile } from "./vendor-file";
import { VENDOR_TABS, VendorStatusBadge } from "./vendor-status-badge";

const PATH = "/operator/vendors";

/** Vendors by status, with everything needed to decide on them. */
export function OperatorVendorsView() {
  const { page, search, get } = useListParams();
  const asked = get("status");
  const status = VENDOR_TABS.find(({ tab }) => tab === asked)?.tab ?? "";
  const query = useGetOperatorVendorsQuery({ page, limit: 50, status, searchBy: search });
  const [decide] = useDecideOnVendorMutation();
  const now = useNow(MINUTE_MS);
  const decisionsOf = ({ _id, vendorName, status: from }: OperatorVendorRow) =>
    OPERATOR_VENDOR_TRANSITIONS.filter((decision) => nextVendorStatus(from, decision, "operator")).map(
      (decision) => {
        const { done, ...words } = VENDOR_DECISIONS[decision];
        return {
          ...words,
          done: `${done} ${vendorName}`,
          send: (reason: string) => decide({ id: _id, body: { decision, reason } }).unwrap(),
        };
      },
    );
  return (
    <>
      <PageTitle title="Vendors">Applications, and every vendor by status.</PageTitle>
      <PageTabs
        label="Vendors by status"
        path={PATH}
        tabs={VENDOR_TABS.map(({ tab, label }) => ({
          tab,
          label,
          href: tab ? `${PATH}?status=${tab}` : PATH,
        }))}
        current={status}
      />
      <ConsoleSearch label="Search vendors" placeholder="Name, company, UEN, email or phone" />
      <QueuePage
        key={`${status} ${search}`}
        query={query}
        label="Vendors"
        failure="The vendors could not be loaded"
        empty={
          <EmptyState title={search ? `No vendor matches “${search}”` : "No vendors here"}>
            {status === "pending"
              ? "Every application has been answered."
              : "Choose another status, or search all vendors."}
          </EmptyState>
        }
        nameOf={({ vendorName }) => vendorName}
        entry={({ vendorName, category, status: state, appliedAt }) => (
          <Entry
            title={vendorName}
            badge={
              state === "pending" && isLate({ name: "vendors", count: 1, since: appliedAt }, now) ? (
                <Badge tone="bad">Late</Badge>
              ) : status ? null : (
                <VendorStatusBadge status={state} />
              )
            }
          >
            {[category, state === "pending" ? `waits ${ageWords(appliedAt, now)}` : ""]
              .filter(Boolean)
              .join(" · ")}
          </Entry>
        )}
        decisionsOf={decisionsOf}
      >
        {({ _id }) => <VendorFile id={_id} />}
      </QueuePage>
    </>
  );
}
