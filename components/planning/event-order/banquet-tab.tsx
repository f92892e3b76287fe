"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { useGetBanquetQuery } from "@/services/planning/event-order";
import styles from "./banquet.module.css";
import { BanquetEventCard } from "./banquet-event";

/** The effect of replies on the orders tied to events. */
export default function BanquetTab() {
  const { data, error, isFetching, refetch } = useGetBanquetQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching && !data) {
    return <LoadFailure title="Your banquet could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <CardRowsSkeleton label="Loading your banquet" count={2} />;
  return (
    <div className={styles.events}>
      {data.events.map((event) => (
        <BanquetEventCard key={event.id} event={event} candidates={data.candidates} />
      ))}
    </div>
  );
}
