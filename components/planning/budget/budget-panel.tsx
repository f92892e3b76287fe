"use client";
import { lazy, Suspense, useState } from "react";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { useUndo } from "@/components/ui/feedback/undo/use-undo";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import type { BudgetLine } from "@/contracts/planning/budget/budget";
import { useGetBudgetForecastQuery, useGetBudgetQuery } from "@/services/planning/budget";
import { BudgetBars } from "./budget-bars";
import styles from "./budget-panel.module.css";
import { BudgetTotals } from "./budget-totals";
import { ForecastCard } from "./forecast/forecast-card";

const StartBudget = lazy(() => import("./start-budget"));
const LineDialog = lazy(() => import("./line-dialog"));
const TotalDialog = lazy(() => import("./total-dialog"));
const AddLineDialog = lazy(() => import("./add-line-dialog"));

type Asked = { kind: "line"; line: BudgetLine & { id: string } } | { kind: "total" } | { kind: "add" };

/** The budget by line, or a way to start one. */
export function BudgetPanel() {
  const { data, error, isFetching, refetch } = useGetBudgetQuery();
  // Market data arrives a moment later; without it the budget looks the same.
  const { data: forecast } = useGetBudgetForecastQuery({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const undo = useUndo();
  const close = () => setAsked(null);
  if (!data) {
    return error && !isFetching ? (
      <LoadFailure title="Your budget could not be loaded" error={error} retry={refetch} />
    ) : (
      <CardRowsSkeleton label="Loading your budget" count={5} />
    );
  }
  const hasLines = data.lines.some(({ id }) => id !== null);
  return (
    <div className={styles.panel}>
      {hasLines || data.committed > 0 ? (
        <BudgetTotals plan={data} onTotal={() => setAsked({ kind: "total" })} />
      ) : null}
      {hasLines && forecast ? <ForecastCard plan={data} forecast={forecast} /> : null}
      {hasLines ? null : (
        <Suspense fallback={<CardRowsSkeleton label="Loading" count={1} />}>
          <StartBudget total={data.total} onOwn={() => setAsked({ kind: "add" })} />
        </Suspense>
      )}
      {data.lines.length > 0 ? (
        <>
          <BudgetBars
            lines={data.lines}
            forecasts={forecast?.lines}
            onEdit={(line) => {
              const { id } = line;
              if (id) setAsked({ kind: "line", line: { ...line, id } });
              else setAsked({ kind: "add" });
            }}
          />
          <div>
            <Button variant="secondary" onClick={() => setAsked({ kind: "add" })}>
              Add line
            </Button>
          </div>
        </>
      ) : null}
      <UndoNotice {...undo.notice} />
      <Suspense>
        {asked?.kind === "line" ? (
          <LineDialog key={asked.line.id} line={asked.line} plan={data} onClose={close} onDone={undo.offer} />
        ) : null}
        {asked?.kind === "total" ? <TotalDialog plan={data} onClose={close} /> : null}
        {asked?.kind === "add" ? <AddLineDialog plan={data} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
