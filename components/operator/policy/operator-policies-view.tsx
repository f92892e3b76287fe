"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { POLICIES, POLICY_NOTICE_DAYS } from "@/contracts/operator/policy/policy";
import { formatDate, formatDateTime } from "@/lib/dates";
import { useGetPolicyNoticesQuery } from "@/services/operator/policy";
import { ConsoleTable } from "../parts/console-table";
import { doerWords } from "../parts/doer";
import styles from "./operator-policies-view.module.css";

const PolicyDialog = lazy(() => import("./policy-dialog"));

/** The new versions of our policies that were announced. */
export function OperatorPoliciesView() {
  const { page } = useListParams();
  const [isAsked, setAsked] = useState(false);
  const query = useGetPolicyNoticesQuery({ page, limit: 20 });
  return (
    <>
      <PageTitle
        title="Policies"
        actions={
          <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
            Announce a new version
          </Button>
        }
      >
        New versions are announced at least {POLICY_NOTICE_DAYS} days ahead, on the policy’s page and by
        email.
      </PageTitle>
      <ConsoleTable
        query={query}
        name="Announced versions"
        things="announced versions"
        columns={[
          "Policy",
          "Applies from",
          "What changes",
          { label: "Mailed", isNumeric: true },
          "Announced",
        ]}
        empty={<EmptyState title="Nothing has been announced">The published versions apply.</EmptyState>}
      >
        {({ _id, policy, appliesFrom, summary, mailed, isDone, announcedBy, announcedAt }) => (
          <tr key={_id}>
            <td>
              <a href={POLICIES[policy].href}>{POLICIES[policy].label}</a>
            </td>
            <td>{formatDate(appliesFrom)}</td>
            <td className={styles.summary}>{summary}</td>
            <td data-numeric className={styles.mailed}>
              {isDone ? mailed : `${mailed} so far`}
            </td>
            <td>
              {formatDateTime(announcedAt)}
              <br />
              {doerWords(announcedBy)}
            </td>
          </tr>
        )}
      </ConsoleTable>
      {isAsked ? (
        <Suspense>
          <PolicyDialog onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
