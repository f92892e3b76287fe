"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  type OperatorPayout,
  PAYOUT_TROUBLE_LABELS,
  PAYOUT_TROUBLES,
  type PayoutAct,
  type PayoutTrouble,
} from "@/contracts/operator/payout/payout";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { useActOnPayoutsMutation, useGetOperatorPayoutsQuery } from "@/services/operator/payout";
import { ConsoleSearch } from "../parts/console-search";
import { ConsoleTable } from "../parts/console-table";
import { dayOf } from "../parts/day-of";
import styles from "./operator-payouts-view.module.css";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

const TONES: Readonly<Record<PayoutTrouble, BadgeTone>> = {
  held: "warn",
  failed: "bad",
  unready: "neutral",
  due: "info",
};

const TABS: readonly { tab: PayoutTrouble | ""; label: string }[] = [
  { tab: "", label: "All" },
  ...PAYOUT_TROUBLES.map((tab) => ({ tab, label: PAYOUT_TROUBLE_LABELS[tab] })),
];

const WORDS: Readonly<Record<PayoutAct, { label: string; lead: string; done: string }>> = {
  hold: {
    label: "Hold payouts",
    lead: "Nothing is paid to this vendor until you release it. The vendor reads your reason, by email and on its payments page.",
    done: "On hold:",
  },
  release: {
    label: "Release payouts",
    lead: "The next run pays what the vendor has earned. The reason is for the log; the vendor gets an email without it.",
    done: "Released:",
  },
  retry: {
    label: "Pay again",
    lead: "Pays what was due in the last run now. The reason is for the log.",
    done: "Sent again:",
  },
};

/** Earnings not paid out yet, by vendor, and what is holding them up. */
export function OperatorPayoutsView() {
  const { page, search, get } = useListParams();
  const trouble = TABS.find(({ tab }) => tab === get("trouble"))?.tab ?? "";
  const query = useGetOperatorPayoutsQuery({ page, limit: 50, searchBy: search, trouble });
  const [act] = useActOnPayoutsMutation();
  const [asked, setAsked] = useState<{ payout: OperatorPayout; act: PayoutAct } | null>(null);
  return (
    <>
      <PageTitle title="Payouts">What vendors have earned and are still to be paid.</PageTitle>
      <PageTabs
        label="Payouts by state"
        path="/operator/payouts"
        tabs={TABS}
        current={trouble}
        param="trouble"
      />
      <ConsoleSearch label="Search payouts" placeholder="Vendor" />
      <ConsoleTable
        query={query}
        name="Payouts"
        things="payouts"
        columns={[
          "Vendor",
          "State",
          { label: "Earned", isNumeric: true },
          "Since",
          "Why it waits",
          { label: "Do", isHidden: true },
        ]}
        empty={
          <EmptyState title={search ? `No vendor matches “${search}”` : "Nothing to pay out"}>
            Earnings of completed orders wait here for the next run.
          </EmptyState>
        }
      >
        {(payout) => (
          <tr key={payout._id}>
            <td>
              <Link href={`/operator/vendors/${payout._id}`} prefetch={false}>
                {payout.vendorName}
              </Link>
            </td>
            <td>
              <Badge tone={TONES[payout.trouble]}>{PAYOUT_TROUBLE_LABELS[payout.trouble]}</Badge>
            </td>
            <td data-numeric>{formatMoney(toCents(payout.earned))}</td>
            <td>{payout.since ? dayOf(payout.since) : ""}</td>
            <td className={styles.why}>{whyWaits(payout)}</td>
            <td>
              <div className={styles.acts}>
                {actsFor(payout).map((each) => (
                  <Button
                    key={each}
                    variant="secondary"
                    size="sm"
                    onClick={() => setAsked({ payout, act: each })}
                  >
                    {WORDS[each].label}
                    <span className="visually-hidden"> of {payout.vendorName}</span>
                  </Button>
                ))}
              </div>
            </td>
          </tr>
        )}
      </ConsoleTable>
      {asked ? (
        <Suspense>
          <ReasonDialog
            title={`${WORDS[asked.act].label}: ${asked.payout.vendorName}`}
            lead={WORDS[asked.act].lead}
            submit={WORDS[asked.act].label}
            tone={asked.act === "hold" ? "danger" : "primary"}
            onReason={async (reason) => {
              await act({ id: asked.payout._id, body: { act: asked.act, reason } }).unwrap();
              notify("success", `${WORDS[asked.act].done} ${asked.payout.vendorName}`);
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function actsFor({ trouble }: OperatorPayout): PayoutAct[] {
  if (trouble === "held") return ["release"];
  return trouble === "failed" ? ["retry", "hold"] : ["hold"];
}

function whyWaits({ trouble, hold, failure }: OperatorPayout): string {
  if (trouble === "held") return hold?.reason ?? "";
  if (trouble === "failed" && failure) {
    return `${failure.payoutNumber} of ${formatMoney(toCents(failure.amount))} failed: ${failure.why}`;
  }
  return trouble === "unready" ? "The vendor has no account that can be paid" : "";
}
