"use client";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { ACT_LABELS } from "@/contracts/identity/operator/operator-act";
import { formatDateTime } from "@/lib/dates";
import { useGetOperatorActsQuery } from "@/services/operator/audit";
import { ConsoleSearch } from "../parts/console-search";
import { doerWords } from "../parts/doer";
import { ActChanges } from "./act-changes";
import { ConsoleTable } from "../parts/console-table";
import styles from "./operator-audit-view.module.css";

/** Everything that operators did, on screens and by commands. Entries can't be changed. */
export function OperatorAuditView() {
  const { page, search } = useListParams();
  const query = useGetOperatorActsQuery({ page, limit: 50, searchBy: search });
  return (
    <>
      <PageTitle title="Audit log">Who did what, when and why. Nobody can change an entry.</PageTitle>
      <ConsoleSearch label="Search the log" placeholder="Operator, vendor, product or reason" />
      <ConsoleTable
        query={query}
        name="Audit log"
        things="log"
        columns={["When", "Who", "What", "Changed", "Reason"]}
        empty={
          <EmptyState title={search ? `Nothing matches “${search}”` : "Nothing has been done yet"}>
            {search ? "Try fewer words." : "Every decision on these pages is kept here."}
          </EmptyState>
        }
      >
        {({ _id, at, doneBy, kind, subject, before, after, reason }) => (
          <tr key={_id}>
            <td className={styles.when}>{formatDateTime(at)}</td>
            <td>{doerWords(doneBy)}</td>
            <td>
              {ACT_LABELS[kind]}
              <br />
              <strong>{subject}</strong>
            </td>
            <td>
              <ActChanges before={before} after={after} />
            </td>
            <td className={styles.reason}>{reason}</td>
          </tr>
        )}
      </ConsoleTable>
    </>
  );
}
