/** A job that failed at every attempt. Instants are ISO 8601, UTC. */
export type FailedJob = { id: string; task: string; attempts: number; error: string; failedAt: string };

/** An event of the card processor that couldn't be posted to the ledger. */
export type UnbookedEvent = {
  id: string;
  type: string;
  receivedAt: string;
  attempts: number;
  failure: string;
  /** In dollars; null when the event has none. */
  amount: number | null;
  orderNumbers: string[];
};

/** A mail or text message of the last seven days that didn't arrive. */
export type LostMessage = {
  id: string;
  kind: string;
  recipient: string;
  status: string;
  error: string;
  createdAt: string;
};

/** GET /operator/health */
export type OperatorHealth = {
  queue: { due: number; running: number; later: number; oldestDueAt: string | null };
  mail: { queued: number; oldestQueuedAt: string | null };
  jobs: FailedJob[];
  events: UnbookedEvent[];
  messages: LostMessage[];
  /** The last nightly backup of the embedded database; null for a database of one's own. */
  backup: { madeAt: string | null; bytes: number } | null;
};

export const HEALTH_ACTS = ["retryJob", "retryEvent", "dismissEvent"] as const;
export type HealthAct = (typeof HEALTH_ACTS)[number];
