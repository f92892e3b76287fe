"use client";
import { DownloadButton } from "@/components/session/download-button";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { HalalFact, TablesFact, VendorFacts } from "@/contracts/catalogue/vendor/vendor-fact";
import { useGetVendorFactsQuery, useWithdrawFactMutation } from "@/services/catalogue/vendor-fact";
import styles from "./fact.module.css";
import { HalalStanding, TablesStanding } from "./standing";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const HalalDialog = lazy(() => import("./halal-dialog"));
const TablesDialog = lazy(() => import("./tables-dialog"));

/** The facts that Sayang checks before couples see them: the halal certificate and the tables of each hall. */
export function FactCards() {
  const { data, error, refetch } = useGetVendorFactsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) {
    return (
      <>
        <HalalCard halal={data.halal} />
        <TablesCard tables={data.tables} />
      </>
    );
  }
  if (!error) return <CardRowsSkeleton label="Loading your certificate and halls" />;
  return <LoadFailure title="Your certificate and halls could not be loaded" error={error} retry={refetch} />;
}

function HalalCard({ halal }: { halal: VendorFacts["halal"] }) {
  const [sending, setSending] = useState(false);
  const isFirst = !halal.confirmed && !halal.latest && !halal.lapsedOn;
  return (
    <SettingsCard title="Halal certificate">
      <div className={styles.card}>
        <HalalStanding
          halal={halal}
          actionsOf={(fact) => (
            <>
              <DownloadButton
                variant="plain"
                size="sm"
                url={`/vendor/fact/file/${fact.id}`}
                fileName={fact.fileName}
              >
                Download
              </DownloadButton>
              <Withdraw
                fact={fact}
                question="Remove your halal certificate?"
                consequence="Couples no longer see you as halal-certified, and don’t find you when they filter for it."
              />
            </>
          )}
        />
        <div>
          <Button variant="secondary" onClick={() => setSending(true)}>
            {isFirst ? "Add certificate" : "Send a new certificate"}
          </Button>
        </div>
      </div>
      <Suspense>{sending ? <HalalDialog onClose={() => setSending(false)} /> : null}</Suspense>
    </SettingsCard>
  );
}

function TablesCard({ tables }: { tables: VendorFacts["tables"] }) {
  const [editing, setEditing] = useState(false);
  const halls = (tables.latest ?? tables.confirmed)?.halls ?? [];
  return (
    <SettingsCard title="Halls and tables">
      <div className={styles.card}>
        <TablesStanding
          tables={tables}
          actionsOf={(fact) => (
            <Withdraw
              fact={fact}
              question="Remove your halls?"
              consequence="Couples no longer see how many tables you hold, and don’t find you when they filter by tables."
            />
          )}
        />
        <div>
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {halls.length === 0 ? "Add halls" : "Change halls"}
          </Button>
        </div>
      </div>
      <Suspense>{editing ? <TablesDialog halls={halls} onClose={() => setEditing(false)} /> : null}</Suspense>
    </SettingsCard>
  );
}

type WithdrawProps = { fact: HalalFact | TablesFact; question: string; consequence: string };

/** Withdraws a pending fact immediately, but asks before removing a confirmed one. */
function Withdraw({ fact, question, consequence }: WithdrawProps) {
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawFactMutation();
  const isConfirmed = fact.state === "confirmed";
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        busy={isLoading && !asking}
        onClick={() => (isConfirmed ? setAsking(true) : void withdraw(fact.id))}
      >
        {isConfirmed ? "Remove" : fact.state === "pending" ? "Take back" : "Dismiss"}
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            open
            title={question}
            confirm="Remove"
            cancel="Keep"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void withdraw(fact.id).then(() => setAsking(false))}
            onClose={() => setAsking(false)}
          >
            <p>{consequence}</p>
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}
