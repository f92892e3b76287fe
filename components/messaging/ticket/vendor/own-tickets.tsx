"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { PagedList } from "@/components/ui/list/paged-list";
import { Badge } from "@/components/ui/feedback/badge";
import { type TicketState, TOPIC_LABELS } from "@/contracts/messaging/ticket/ticket";
import { formatDateTime } from "@/lib/dates";
import { useGetVendorTicketsQuery } from "@/services/messaging/ticket";
import styles from "./vendor-support.module.css";

const LIMIT = 5;

const STATES: Record<TicketState, { label: string; tone: "warn" | "good" | "neutral" }> = {
  open: { label: "With us", tone: "warn" },
  answered: { label: "Answered", tone: "good" },
  closed: { label: "Closed", tone: "neutral" },
};

/** The vendor's earlier tickets, newest first, with their status. */
export function OwnTickets({ onFollow }: { onFollow: (ticketNumber: string) => void }) {
  const [page, setPage] = useState(1);
  const query = useGetVendorTicketsQuery({ page, limit: LIMIT }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      query={query}
      failure="Your tickets could not be loaded"
      loading="Loading your tickets"
      withKeys
      placeholders={2}
      empty={<p className={styles.none}>You haven’t written to us yet.</p>}
      onPage={setPage}
    >
      {(data) => (
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
              {ticket.answers.length > 0 ? (
                <ol className={styles.answers} aria-label={`What followed on ${ticket.ticketNumber}`}>
                  {ticket.answers.map(({ _id, from, body, at }) => (
                    <li key={_id} className={styles.answer} data-from={from}>
                      <p className={styles.facts}>
                        {from === "sayang" ? "Sayang" : "You"}, {formatDateTime(at)}
                      </p>
                      <p className={styles.words}>{body}</p>
                    </li>
                  ))}
                </ol>
              ) : null}
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
      )}
    </PagedList>
  );
}
