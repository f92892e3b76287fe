"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ListPager } from "@/components/ui/list/list-pager";
import { type TicketState, TOPIC_LABELS } from "@/contracts/messaging/ticket";
import { formatDateTime } from "@/lib/dates";
import { useGetVendorTicketsQuery } from "@/services/messaging/ticket";
import styles from "./vendor-support.module.css";

const LIMIT = 5;

const STATES: Record<TicketState, { label: string; tone: "warn" | "good" | "neutral" }> = {
  open: { label: "With us", tone: "warn" },
  answered: { label: "Answered by email", tone: "good" },
  closed: { label: "Closed", tone: "neutral" },
};

/** The vendor's earlier tickets, newest first, and where each stands. */
export function OwnTickets({ onFollow }: { onFollow: (ticketNumber: string) => void }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGetVendorTicketsQuery(
    { page, limit: LIMIT },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching) {
    return <LoadFailure title="Your tickets could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <CardRowsSkeleton label="Loading your tickets" count={2} />;
  if (data.totalDocs === 0) return <p className={styles.none}>You haven’t written to us yet.</p>;
  return (
    <div aria-busy={isFetching}>
      <ul className={styles.tickets}>
        {data.docs.map((ticket) => (
          <li key={ticket.id} className={styles.ticket}>
            <p className={styles.head}>
              <strong>{ticket.ticketNumber}</strong>
              <Badge tone={STATES[ticket.state].tone}>{STATES[ticket.state].label}</Badge>
            </p>
            <p className={styles.facts}>
              {[
                TOPIC_LABELS[ticket.topic],
                ticket.orderNumber,
                ticket.followsTicket && `adds to ${ticket.followsTicket}`,
                formatDateTime(ticket.createdAt),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className={styles.words}>{ticket.message}</p>
            {ticket.hasFile ? <p className={styles.facts}>With a file</p> : null}
            <Button
              variant="plain"
              size="sm"
              aria-label={`Add to ${ticket.ticketNumber}`}
              onClick={() => onFollow(ticket.ticketNumber)}
            >
              Add to this ticket
            </Button>
          </li>
        ))}
      </ul>
      <ListPager {...data} onPage={setPage} />
    </div>
  );
}
