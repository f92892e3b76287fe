"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { TOPIC_LABELS } from "@/contracts/messaging/ticket/ticket";
import {
  useGetOperatorTicketQuery,
  useOwnTicketMutation,
  useSetTicketStateMutation,
} from "@/services/operator/ticket";
import { FactList } from "../parts/fact-list";
import { Timeline } from "../parts/timeline";
import { useOperator } from "../frame/use-operator";
import styles from "./ticket-file.module.css";

const AnswerForm = lazy(() => import("./answer-form"));
const MergeDialog = lazy(() => import("./merge-dialog"));

/** A ticket: who wrote, everything that was written, and the answer. */
export function TicketFile({ id }: { id: string }) {
  const { currentData: ticket, error, isFetching, refetch } = useGetOperatorTicketQuery(id);
  const [own, owning] = useOwnTicketMutation();
  const [setState, changing] = useSetTicketStateMutation();
  const [merging, setMerging] = useState(false);
  const operator = useOperator();
  if (error && !isFetching) {
    return <LoadFailure title="This ticket could not be loaded" error={error} retry={refetch} />;
  }
  if (!ticket) return <Skeleton width="80%" />;
  const { ticketNumber, state, owner, mergedInto } = ticket;
  const mine = owner !== "" && owner === operator?.email;
  const first = {
    id: ticket._id,
    at: ticket.createdAt,
    title: ticket.name || ticket.email,
    children: <p className={styles.words}>{ticket.message}</p>,
  };
  return (
    <div className={styles.file}>
      <h2 className={styles.title}>
        {ticketNumber}: {TOPIC_LABELS[ticket.topic]}
      </h2>
      <FactList
        facts={[
          { label: "From", value: ticket.name },
          { label: "Email address", value: ticket.email },
          { label: "Phone number", value: ticket.phone },
          { label: "Order", value: ticket.orderNumber },
          { label: "Follows up on", value: ticket.followsTicket },
          { label: "Looked after by", value: owner },
        ]}
      />
      {ticket.hasFile ? (
        <p className={styles.note}>
          A file came with it: npm run operator -- ticket {ticketNumber} says where it is.
        </p>
      ) : null}
      <Timeline
        label="Messages"
        entries={[
          first,
          ...ticket.answers.map(({ _id, at, from, body, writtenBy }) => ({
            id: _id,
            at,
            title: from === "sayang" ? "Sayang" : ticket.name || ticket.email,
            by: writtenBy,
            children: <p className={styles.words}>{body}</p>,
          })),
        ]}
      />
      {mergedInto ? (
        <p className={styles.note}>This ticket goes on in {mergedInto}.</p>
      ) : (
        <>
          <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
            <AnswerForm id={id} name={ticket.name} />
          </Suspense>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="sm"
              busy={owning.isLoading}
              onClick={() => void own({ id, body: { mine: !mine } })}
            >
              {mine ? "Give it back" : "Look after it"}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setMerging(true)}>
              Merge into another ticket
            </Button>
            {state === "closed" ? (
              <Button
                variant="secondary"
                size="sm"
                busy={changing.isLoading}
                onClick={() => void setState({ id, body: { state: "open" } })}
              >
                Open again
              </Button>
            ) : null}
          </div>
        </>
      )}
      {merging ? (
        <Suspense>
          <MergeDialog id={id} ticketNumber={ticketNumber} onClose={() => setMerging(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
