"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { ListPager } from "@/components/ui/list/pager/list-pager";
import { useListParams } from "@/components/ui/list/use-list-params";
import type { Page } from "@/contracts/envelope";
import { Queue } from "./queue";
import type { QueueDecision } from "./queue-act";
import { useDeferred } from "@/components/ui/feedback/undo/use-deferred";

const ReasonDialog = lazy(() => import("./reason-dialog"));

type Props<Row extends { _id: string }> = {
  /** The result of the list's query hook, called with `useListParams().page`. */
  query: { data?: Page<Row> | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  label: string;
  /** The title of the message shown when loading failed. */
  failure: string;
  /** Shown when nothing is left. */
  empty: ReactNode;
  entry: (row: Row) => ReactNode;
  nameOf: (row: Row) => string;
  /** The decisions that the row's state allows; the usual one first. */
  decisionsOf: (row: Row) => readonly QueueDecision[];
  /** The row's details. */
  children: (row: Row) => ReactNode;
};

const NONE: readonly never[] = [];

/** A queue in each of its states, with decisions that can be undone for ten seconds. */
export function QueuePage<Row extends { _id: string }>({
  query: { data, error, isFetching, refetch },
  label,
  failure,
  empty,
  entry,
  nameOf,
  decisionsOf,
  children,
}: Props<Row>) {
  const { set } = useListParams();
  const { left, act, notice } = useDeferred<Row>(data?.docs ?? NONE);
  const [asked, setAsked] = useState<{ row: Row; decision: QueueDecision } | null>(null);
  const decide = (row: Row, decision: QueueDecision, reason: string) =>
    act({ ids: [row._id], message: decision.done, send: () => decision.send(reason) });

  if (error && !isFetching) return <LoadFailure title={failure} error={error} retry={refetch} />;
  if (!data) return <CardRowsSkeleton label={`Loading: ${label}`} />;
  return (
    <>
      {left.length === 0 ? (
        empty
      ) : (
        <>
          <Queue
            label={label}
            rows={left}
            entry={entry}
            nameOf={nameOf}
            actsOf={(row) =>
              decisionsOf(row).map((decision) => ({
                key: decision.key,
                label: decision.label,
                tone: decision.tone,
                run: () => (decision.reason ? setAsked({ row, decision }) : decide(row, decision, "")),
              }))
            }
          >
            {children}
          </Queue>
          <ListPager {...data} onPage={(page) => set({ page: String(page) })} />
        </>
      )}
      {asked?.decision.reason ? (
        <Suspense>
          <ReasonDialog
            {...asked.decision.reason}
            tone={asked.decision.tone === "danger" ? "danger" : "primary"}
            onReason={(reason) => decide(asked.row, asked.decision, reason)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
      <UndoNotice {...notice} />
    </>
  );
}
