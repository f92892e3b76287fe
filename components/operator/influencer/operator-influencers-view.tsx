"use client";
import { lazy, Suspense, useState } from "react";
import { DownloadButton } from "@/components/session/download-button";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SelectField } from "@/components/ui/form/field";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Thumb } from "@/components/ui/media/thumb";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  type Influencer,
  INFLUENCER_PERIODS,
  INFLUENCER_STATES,
  type InfluencerPeriod,
  type InfluencerState,
} from "@/contracts/operator/influencer/influencer";
import { todayInSingapore } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { useGetInfluencersQuery, useSetInfluencerStateMutation } from "@/services/operator/influencer";
import { useOperatorMay } from "../frame/use-operator";
import { ConsoleSearch } from "../parts/console-search";
import { ConsoleTable } from "../parts/console-table";
import { dayOf } from "../parts/day-of";
import styles from "./operator-influencers-view.module.css";

const InfluencerDialog = lazy(() => import("./influencer-dialog"));
const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

const PATH = "/operator/influencers";
const TABS = [
  { tab: "", label: "All" },
  { tab: "active", label: "Active" },
  { tab: "ended", label: "Ended" },
] as const;
const PERIOD_LABELS: Readonly<Record<InfluencerPeriod, string>> = {
  0: "All time",
  30: "Last 30 days",
  90: "Last 90 days",
  365: "Last 365 days",
};

type Asked = { what: "save" | "state"; influencer: Influencer | null };

/** The codes of influencers, with what each of them brought. */
export function OperatorInfluencersView() {
  const { page, search, get, set } = useListParams();
  const state: InfluencerState | "" = INFLUENCER_STATES.find((each) => each === get("state")) ?? "";
  const days = INFLUENCER_PERIODS.find((each) => String(each) === get("days")) ?? 0;
  const filters = { searchBy: search, state, days };
  const query = useGetInfluencersQuery({ page, limit: 50, ...filters });
  const mayChange = useOperatorMay("site");
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <PageTitle
        title="Influencers"
        actions={
          <div className={styles.acts}>
            <DownloadButton
              variant="secondary"
              size="sm"
              url="/operator/influencer/export.csv"
              params={filters}
              fileName={`sayang-influencers-${todayInSingapore()}.csv`}
            >
              Download CSV
            </DownloadButton>
            {mayChange ? (
              <Button size="sm" onClick={() => setAsked({ what: "save", influencer: null })}>
                Add an influencer
              </Button>
            ) : null}
          </div>
        }
      >
        Their links greet by name and offer 10% off, venues excluded. This is what each of them brought.
      </PageTitle>
      <PageTabs label="Influencers by state" path={PATH} tabs={TABS} current={state} param="state" />
      <div className={styles.filters}>
        <ConsoleSearch label="Search influencers" placeholder="Code or name" />
        <SelectField
          id="influencer-days"
          label="Period"
          value={String(days)}
          onChange={({ target }) => set({ days: target.value === "0" ? "" : target.value })}
        >
          {INFLUENCER_PERIODS.map((each) => (
            <option key={each} value={each}>
              {PERIOD_LABELS[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <ConsoleTable
        query={query}
        name="Influencers"
        things="influencers"
        columns={[
          "Influencer",
          "State",
          { label: "Sign-ups", isNumeric: true },
          { label: "Orders", isNumeric: true },
          { label: "Paid less refunds", isNumeric: true },
          { label: "Discount given", isNumeric: true },
          { label: "Do", isHidden: true },
        ]}
        empty={
          <EmptyState title={search ? `No influencer matches “${search}”` : "No influencers here"}>
            Each gets a code for links to Sayang, and appears here with what the links brought.
          </EmptyState>
        }
      >
        {(influencer) => (
          <tr key={influencer._id}>
            <td>
              <div className={styles.who}>
                {influencer.picture ? (
                  <Thumb name={influencer.picture} size={40} className={styles.picture} />
                ) : null}
                <div>
                  <p>{influencer.name || influencer.code}</p>
                  <a className={styles.link} href={`/?ref=${influencer.code}`} target="_blank" rel="noopener">
                    /?ref={influencer.code}
                  </a>
                </div>
              </div>
            </td>
            <td>
              <Badge tone={influencer.endedAt ? "neutral" : "good"}>
                {influencer.endedAt ? "Ended" : "Active"}
              </Badge>
              <p className={styles.since}>
                {influencer.endedAt ? dayOf(influencer.endedAt) : `since ${dayOf(influencer.createdAt)}`}
              </p>
            </td>
            <td data-numeric>{influencer.signUps.toLocaleString("en-SG")}</td>
            <td data-numeric>{influencer.orders.toLocaleString("en-SG")}</td>
            <td data-numeric>{formatMoney(toCents(influencer.paid))}</td>
            <td data-numeric>{formatMoney(toCents(influencer.discount))}</td>
            <td>
              {mayChange ? (
                <div className={styles.acts}>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => setAsked({ what: "save", influencer })}
                  >
                    Change<span className="visually-hidden"> {influencer.code}</span>
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => setAsked({ what: "state", influencer })}
                  >
                    {influencer.endedAt ? "Let it work again" : "End"}
                    <span className="visually-hidden">: {influencer.code}</span>
                  </Button>
                </div>
              ) : null}
            </td>
          </tr>
        )}
      </ConsoleTable>
      <Suspense>
        {asked?.what === "save" ? <InfluencerDialog influencer={asked.influencer} onClose={close} /> : null}
        {asked?.what === "state" && asked.influencer ? (
          <StateDialog influencer={asked.influencer} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

function StateDialog({
  influencer: { code, endedAt },
  onClose,
}: {
  influencer: Influencer;
  onClose: () => void;
}) {
  const [setState] = useSetInfluencerStateMutation();
  const ends = endedAt === null;
  return (
    <ReasonDialog
      title={ends ? `End the code ${code}` : `Let ${code} work again`}
      lead={
        ends
          ? "Its links no longer greet by name, and new sign-ups no longer count for it. Discounts that were mailed stay good. The reason is for the log."
          : "Its links greet by name again, and new sign-ups count for it. The reason is for the log."
      }
      submit={ends ? "End it" : "Let it work again"}
      tone={ends ? "danger" : "primary"}
      onReason={async (reason) => {
        await setState({ code, ended: ends, reason }).unwrap();
        notify("success", ends ? `${code} has ended` : `${code} works again`);
      }}
      onClose={onClose}
    />
  );
}
