"use client";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useNow } from "@/components/ui/time/use-now";
import type { OperatorTicketRow } from "@/contracts/messaging/ticket/operator-ticket";
import { TICKET_STATES, TOPIC_LABELS } from "@/contracts/messaging/ticket/ticket";
import { isLate } from "@/contracts/operator/home/home";
import { MINUTE_MS } from "@/lib/time";
import { useGetOperatorTicketsQuery, useSetTicketStateMutation } from "@/services/operator/ticket";
import { ageWords } from "../parts/age";
import { ConsoleSearch } from "../parts/console-search";
import { Entry } from "../queue/entry";
import { QueuePage } from "../queue/queue-page";
import { TicketFile } from "./ticket-file";

const PATH = "/operator/tickets";
const TABS = [
  { tab: "open", label: "Open", href: `${PATH}?state=open` },
  { tab: "answered", label: "Answered", href: `${PATH}?state=answered` },
  { tab: "closed", label: "Closed", href: `${PATH}?state=closed` },
  { tab: "", label: "All", href: PATH },
];

/** Messages sent through the contact form, with their answers. */
export function OperatorTicketsView() {
  const { page, search, get } = useListParams();
  const state = TICKET_STATES.find((each) => each === get("state")) ?? "";
  const query = useGetOperatorTicketsQuery({ page, limit: 50, state, searchBy: search });
  const [setState] = useSetTicketStateMutation();
  const now = useNow(MINUTE_MS);
  const decisionsOf = ({ _id, ticketNumber, state: from }: OperatorTicketRow) =>
    from === "closed"
      ? []
      : [
          {
            key: "c",
            label: "Close without an answer",
            tone: "secondary" as const,
            done: `Closed ${ticketNumber}`,
            send: () => setState({ id: _id, body: { state: "closed" } }).unwrap(),
          },
        ];
  return (
    <>
      <PageTitle title="Tickets">
        Your answer is emailed, and stands with the ticket. A reply opens it again.
      </PageTitle>
      <PageTabs label="Tickets by state" path={PATH} tabs={TABS} current={state} />
      <ConsoleSearch label="Search tickets" placeholder="Number, name, email or order number" />
      <QueuePage
        key={`${state} ${search}`}
        query={query}
        label="Tickets"
        failure="The tickets could not be loaded"
        empty={
          <EmptyState title={search ? `No ticket matches “${search}”` : "No tickets here"}>
            {state === "open"
              ? "Everything has been answered."
              : "Choose another state, or search all tickets."}
          </EmptyState>
        }
        nameOf={({ ticketNumber }) => ticketNumber}
        entry={({ ticketNumber, topic, name, email, owner, createdAt, state: from }) => (
          <Entry
            title={`${ticketNumber} · ${name || email}`}
            badge={
              from === "open" && isLate({ name: "tickets", count: 1, since: createdAt }, now) ? (
                <Badge tone="bad">Late</Badge>
              ) : null
            }
          >
            {[
              TOPIC_LABELS[topic],
              from === "open" ? `waits ${ageWords(createdAt, now)}` : "",
              owner ? `with ${owner}` : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </Entry>
        )}
        decisionsOf={decisionsOf}
      >
        {({ _id }) => <TicketFile key={_id} id={_id} />}
      </QueuePage>
    </>
  );
}
