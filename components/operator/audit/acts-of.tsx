"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { ACT_LABELS } from "@/contracts/identity/operator/operator-act";
import { useGetOperatorActsQuery } from "@/services/operator/audit";
import { doerWords } from "../parts/doer";
import { Timeline } from "../parts/timeline";
import { ActChanges } from "./act-changes";

/** Lists operators' acts on one vendor, product or person, newest first. Needs the right to read the log. */
export function ActsOf({ subjectId }: { subjectId: string }) {
  const { currentData, error, isFetching, refetch } = useGetOperatorActsQuery({ subjectId, limit: 20 });
  if (error && !isFetching)
    return <LoadFailure title="The log could not be loaded" error={error} retry={refetch} />;
  if (!currentData) return <Skeleton width="80%" />;
  if (currentData.docs.length === 0) return <p>Nothing yet.</p>;
  return (
    <Timeline
      label="What operators did"
      entries={currentData.docs.map(({ _id, at, kind, doneBy, reason, before, after }) => ({
        id: _id,
        at,
        title: ACT_LABELS[kind],
        by: doerWords(doneBy),
        children: (
          <>
            {reason ? <p>“{reason}”</p> : null}
            <ActChanges before={before} after={after} />
          </>
        ),
      }))}
    />
  );
}
