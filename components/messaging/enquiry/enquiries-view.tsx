"use client";
import { lazy, Suspense, useState } from "react";
import { useLive } from "@/components/session/use-live";
import { ButtonLink } from "@/components/ui/action/button";
import { Segments } from "@/components/ui/action/segments";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { type Enquiry, ENQUIRY_STAGES, type EnquiryStage, STAGE_LABELS } from "@/contracts/messaging/enquiry";
import { useGetEnquiryCountsQuery } from "@/services/messaging/enquiry";
import styles from "./enquiries.module.css";
import type { EnquiryAct } from "./enquiry-card";
import { EnquiryList } from "./enquiry-list";

const AnswerDialog = lazy(() => import("./answer-dialog"));
const EnquiryDialog = lazy(() => import("./enquiry-dialog"));
const LostDialog = lazy(() => import("./lost-dialog"));

const PATH = "/vendor/dashboard/enquiries";
const SHOWN = [
  { value: "", label: "All" },
  { value: "mine", label: "Mine" },
  { value: "due", label: "Follow up" },
] as const;
type Shown = (typeof SHOWN)[number]["value"];

/** A vendor's enquiries by stage, as a list of one stage or as a board of all. */
export function EnquiriesView() {
  useLive();
  const { get, set } = useListParams();
  const stage = ENQUIRY_STAGES.find((each) => each === get("stage"));
  const isBoard = get("view") === "board";
  const shown: Shown = get("due") ? "due" : get("mine") ? "mine" : "";
  const filter = { mine: shown === "mine", due: shown === "due" };
  const { data: counts } = useGetEnquiryCountsQuery();
  const [act, setAct] = useState<{ what: EnquiryAct; enquiry: Enquiry } | null>(null);
  const onAct = (what: EnquiryAct, enquiry: Enquiry) => setAct({ what, enquiry });
  const close = () => setAct(null);
  const labelOf = (each: EnquiryStage) =>
    counts ? `${STAGE_LABELS[each]} ${counts.stages[each]}` : STAGE_LABELS[each];
  const keep = shown ? `?${shown}=1` : "";

  return (
    <>
      <PageTitle
        title="Enquiries"
        actions={
          <ButtonLink href={`${PATH}/replies`} variant="secondary">
            Saved replies
          </ButtonLink>
        }
      >
        Couples who asked, visited, got an offer or booked. Their stage updates by itself.
      </PageTitle>
      <div className={styles.controls}>
        <Segments
          label="View"
          options={[
            { value: "list", label: "List" },
            { value: "board", label: "Board" },
          ]}
          value={isBoard ? "board" : "list"}
          onChoose={(view) => set({ view: view === "board" ? view : "", stage: "" })}
        />
        <Segments
          label="Show"
          options={SHOWN.map(({ value, label }) => ({
            value,
            label: value === "due" && counts?.due ? `${label} ${counts.due}` : label,
          }))}
          value={shown}
          onChoose={(value) => set({ mine: value === "mine" ? "1" : "", due: value === "due" ? "1" : "" })}
        />
      </div>
      {isBoard ? (
        <div className={styles.board} role="region" aria-label="Enquiries by stage" tabIndex={0}>
          {ENQUIRY_STAGES.map((each) => (
            <section key={each} className={styles.column} aria-label={labelOf(each)}>
              <h2 className={styles.stage}>
                {STAGE_LABELS[each]} <span>{counts?.stages[each]}</span>
              </h2>
              <EnquiryList stage={each} {...filter} isBoard onAct={onAct} />
            </section>
          ))}
        </div>
      ) : (
        <>
          <PageTabs
            label="Stages"
            path={`${PATH}${keep}`}
            param="stage"
            tabs={[
              { tab: "open" as EnquiryStage | "open", label: "In progress" },
              ...ENQUIRY_STAGES.map((tab) => ({ tab, label: labelOf(tab) })),
            ]}
            current={stage ?? "open"}
          />
          <EnquiryList stage={stage} {...filter} onAct={onAct} />
        </>
      )}
      <Suspense>
        {act?.what === "answer" ? <AnswerDialog enquiry={act.enquiry} onClose={close} /> : null}
        {act?.what === "edit" ? (
          <EnquiryDialog enquiry={act.enquiry} team={counts?.team ?? []} onClose={close} />
        ) : null}
        {act?.what === "lose" ? <LostDialog enquiry={act.enquiry} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
