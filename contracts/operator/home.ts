import type { OperatorRight } from "@/contracts/identity/operator";

/** The queues of the console, each under the right that it takes. */
export type QueueName = Extract<OperatorRight, "vendors" | "facts" | "products">;

/** `since` is when the longest waiting entry came in, ISO 8601, UTC; null for an empty queue. */
export type Queue = { name: QueueName; count: number; since: string | null };

/** GET /operator/home: the queues that the caller's role may work on. */
export type OperatorHome = { queues: Queue[] };
