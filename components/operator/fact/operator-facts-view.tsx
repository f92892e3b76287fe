"use client";
import { DownloadButton } from "@/components/session/download-button";
import Link from "next/link";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useNow } from "@/components/ui/time/use-now";
import type { OperatorFact } from "@/contracts/catalogue/vendor/operator-fact";
import type { VendorHall } from "@/contracts/catalogue/vendor/vendor";
import { isLate } from "@/contracts/operator/home/home";
import { formatDate, formatDateTime } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import { useDecideOnFactMutation, useGetOperatorFactsQuery } from "@/services/operator/fact";
import { ageWords } from "../parts/age";
import { ChangesTable } from "../parts/changes-table";
import { FactList } from "../parts/fact-list";
import { Entry } from "../queue/entry";
import { QueuePage } from "../queue/queue-page";
import styles from "./operator-facts-view.module.css";

const KINDS: Readonly<Record<OperatorFact["kind"], string>> = {
  halal: "Halal certificate",
  tables: "Tables per hall",
};

/** Certificates and halls that vendors submitted, next to what couples see now. */
export function OperatorFactsView() {
  const { page } = useListParams();
  const query = useGetOperatorFactsQuery({ page, limit: 50 });
  const [decide] = useDecideOnFactMutation();
  const now = useNow(MINUTE_MS);
  return (
    <>
      <PageTitle title="Certificates and halls">
        What vendors state counts for couples once you have confirmed it.
      </PageTitle>
      <QueuePage
        query={query}
        label="Certificates and halls"
        failure="The certificates and halls could not be loaded"
        empty={<EmptyState title="Nothing to check">Vendors’ certificates and halls appear here.</EmptyState>}
        nameOf={({ vendorName, kind }) => `${KINDS[kind]} of ${vendorName}`}
        entry={({ vendorName, kind, sentAt }) => (
          <Entry
            title={vendorName}
            badge={
              isLate({ name: "facts", count: 1, since: sentAt }, now) ? <Badge tone="bad">Late</Badge> : null
            }
          >
            {KINDS[kind]} · waits {ageWords(sentAt, now)}
          </Entry>
        )}
        decisionsOf={({ _id, vendorName, kind }) => [
          {
            key: "a",
            label: "Confirm",
            tone: "primary",
            done: `Confirmed: ${KINDS[kind].toLowerCase()} of ${vendorName}`,
            send: () => decide({ id: _id, body: { decision: "confirm", reason: "" } }).unwrap(),
          },
          {
            key: "r",
            label: "Reject",
            tone: "danger",
            done: `Rejected: ${KINDS[kind].toLowerCase()} of ${vendorName}`,
            reason: {
              title: `Reject the ${KINDS[kind].toLowerCase()}`,
              lead: "What couples see now stays. The vendor reads your reason by email.",
              submit: "Reject",
            },
            send: (reason) => decide({ id: _id, body: { decision: "reject", reason } }).unwrap(),
          },
        ]}
      >
        {(fact) => <FactDetails fact={fact} />}
      </QueuePage>
    </>
  );
}

function FactDetails({ fact }: { fact: OperatorFact }) {
  const { _id, vendorId, vendorName, kind, number, expiresOn, fileName, halls, confirmed, sentAt } = fact;
  return (
    <div className={styles.details}>
      <h2 className={styles.title}>
        {KINDS[kind]} of{" "}
        <Link href={`/operator/vendors/${vendorId}`} prefetch={false}>
          {vendorName}
        </Link>
      </h2>
      {kind === "halal" ? (
        <ChangesTable
          caption="The certificate"
          changes={[
            { field: "Number", before: confirmed?.number ?? "", after: number },
            {
              field: "Valid until",
              before: confirmed?.expiresOn ? formatDate(confirmed.expiresOn) : "",
              after: expiresOn ? formatDate(expiresOn) : "",
            },
          ]}
        />
      ) : (
        <ChangesTable caption="Tables per hall" changes={hallChanges(confirmed?.halls ?? [], halls)} />
      )}
      <FactList facts={[{ label: "Sent", value: formatDateTime(sentAt) }]} />
      {fileName ? (
        <DownloadButton variant="secondary" url={`/operator/fact/${_id}/file`} fileName={fileName}>
          Download {fileName}
        </DownloadButton>
      ) : null}
    </div>
  );
}

function hallChanges(before: readonly VendorHall[], after: readonly VendorHall[]) {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  const tablesOf = (halls: readonly VendorHall[], name: string) => {
    const hall = halls.find((each) => each.name === name);
    return hall ? `${hall.tables} tables` : "";
  };
  return names.map((name) => ({
    field: name,
    before: tablesOf(before, name),
    after: tablesOf(after, name),
  }));
}
