"use client";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { Enquiry, EnquiryStage } from "@/contracts/messaging/enquiry";
import { useGetEnquiriesInfiniteQuery } from "@/services/messaging/enquiry";
import styles from "./enquiries.module.css";
import { type EnquiryAct, EnquiryCard } from "./enquiry-card";

type Props = {
  /** Undefined for all stages except the lost ones. */
  stage: EnquiryStage | undefined;
  mine: boolean;
  due: boolean;
  isBoard?: boolean;
  onAct: (what: EnquiryAct, enquiry: Enquiry) => void;
};

const BOARD_PAGE = 10;

/** The enquiries of a stage, the latest first. */
export function EnquiryList({ stage, mine, due, isBoard = false, onAct }: Props) {
  const wanted = {
    ...(stage ? { stage } : {}),
    ...(mine ? { mine } : {}),
    ...(due ? { due } : {}),
    ...(isBoard ? { limit: BOARD_PAGE } : {}),
  };
  const query = useGetEnquiriesInfiniteQuery(wanted, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, hasNextPage } = query;
  const enquiries = currentData?.pages.flatMap((page) => page.enquiries);
  if (!enquiries) {
    return error && !isFetching ? (
      <LoadFailure title="Enquiries could not be loaded" error={error} retry={query.refetch} />
    ) : (
      <div role="status" aria-label="Loading enquiries">
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  }
  if (enquiries.length === 0) {
    if (isBoard) return <p className={styles.none}>None</p>;
    return (
      <EmptyState title={stage || mine || due ? "None at the moment" : "No enquiries yet"}>
        {stage || mine || due
          ? "Choose another stage, or show all."
          : "Couples appear here when they write to you, ask for a visit or book."}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={isBoard ? styles.stack : styles.cards}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryCard enquiry={enquiry} showsStage={!stage} onAct={onAct} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="plain" size="sm" busy={isFetching} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  );
}
