"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useNow } from "@/components/ui/time/use-now";
import { useGetOperatorHomeQuery } from "@/services/operator/home";
import { MINUTE_MS } from "@/lib/time";
import styles from "./operator-home-view.module.css";
import { useOperatorMay } from "../frame/use-operator";
import { QueueCard } from "./queue-card";
import { WeekMoney } from "./week-money";

/** The queues: how many entries are waiting, since when, and which are late. */
export function OperatorHomeView() {
  const { data, error, refetch } = useGetOperatorHomeQuery();
  const now = useNow(MINUTE_MS);
  const seesMoney = useOperatorMay("money");
  return (
    <>
      <PageTitle title="Home">What waits for you, and what has waited too long.</PageTitle>
      {error ? <LoadFailure title="Your queues could not be loaded" error={error} retry={refetch} /> : null}
      {!data && !error ? <CardRowsSkeleton label="Loading your queues" count={3} /> : null}
      {data && data.queues.length === 0 ? <p>Your role has no queues yet.</p> : null}
      {data && data.queues.length > 0 ? (
        <ul className={styles.queues} aria-label="Queues">
          {data.queues.map((queue) => (
            <QueueCard key={queue.name} queue={queue} now={now} />
          ))}
        </ul>
      ) : null}
      {seesMoney ? <WeekMoney /> : null}
    </>
  );
}
