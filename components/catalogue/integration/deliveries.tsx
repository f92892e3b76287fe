"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { PagedList } from "@/components/ui/list/paged-list";
import {
  DELIVERY_DAYS,
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
} from "@/contracts/catalogue/integration/integration";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useGetDeliveriesQuery,
  useGetIntegrationsQuery,
  useResendDeliveryMutation,
} from "@/services/catalogue/integration";
import styles from "./integrations.module.css";

const LIMIT = 10;
/** While something is on its way, its outcome is looked for. */
const POLL_MS = 3_000;

const STATES: Readonly<Record<DeliveryState, { label: string; tone: "info" | "good" | "bad" }>> = {
  waiting: { label: "On its way", tone: "info" },
  sent: { label: "Arrived", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

/** The events of the last weeks with what became of each, newest first. */
export function Deliveries({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [page, setPage] = useState(1);
  const [isWaiting, setWaiting] = useState(false);
  const polling = { pollingInterval: isWaiting ? POLL_MS : 0, skipPollingIfUnfocused: true };
  const query = useGetDeliveriesQuery(
    { page, limit: LIMIT },
    { refetchOnMountOrArgChange: true, ...polling },
  );
  const fresh =
    query.currentData?.docs.some(({ state, attempts }) => state === "waiting" && attempts === 0) ?? false;
  if (fresh !== isWaiting) setWaiting(fresh);
  // The outcome also decides whether the webhook counts as failing.
  useGetIntegrationsQuery(undefined, polling);
  return (
    <PagedList
      query={query}
      failure="What was sent could not be loaded"
      loading="Loading what was sent"
      placeholders={3}
      empty={
        <p className={styles.soft}>
          Nothing yet. Every event appears here for {DELIVERY_DAYS} days, with what your server answered.
        </p>
      }
      onPage={setPage}
    >
      {({ docs }) => (
        <ul className={styles.entries}>
          {docs.map((delivery) => (
            <Delivery
              key={delivery.id}
              delivery={delivery}
              isOn={webhooks.some(({ id, isOn }) => id === delivery.webhookId && isOn)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Delivery({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const { id, event, url, state, attempts, status, error, nextAt, createdAt, body } = delivery;
  const [resend, { isLoading }] = useResendDeliveryMutation();
  const again = async () => {
    if ("data" in (await resend(id))) notify("success", "On its way again");
  };
  const { label, tone } = STATES[state];
  return (
    <li className={styles.entry}>
      <div className={styles.webhook}>
        <p className={styles.head}>
          <code>{event}</code>{" "}
          <Badge tone={state === "waiting" && attempts > 0 ? "warn" : tone}>
            {state === "waiting" && attempts > 0 ? "Trying again" : label}
          </Badge>
        </p>
        <p className={styles.soft}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> to{" "}
          <span className={styles.url}>{url}</span>
        </p>
        {error ? (
          <p className={styles.soft}>
            {error}.{" "}
            {nextAt
              ? `Next attempt on ${formatDateTime(nextAt)}.`
              : `Given up after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}.`}
          </p>
        ) : state === "sent" ? (
          <p className={styles.soft}>
            Answered with {status}
            {attempts > 1 ? ` at attempt ${attempts}` : ""}.
          </p>
        ) : null}
        <details className={styles.soft}>
          <summary>Message</summary>
          <pre className={styles.body}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        </details>
      </div>
      {isOn && (state !== "waiting" || attempts > 0) ? (
        <Button
          variant="secondary"
          size="sm"
          busy={isLoading}
          aria-label={`Send ${event} of ${formatDateTime(createdAt)} again`}
          onClick={() => void again()}
        >
          Send again
        </Button>
      ) : null}
    </li>
  );
}
