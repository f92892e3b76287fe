/** The kinds of events of GET /live/stream, besides the stream's own `open` and `reset`. */
export const LIVE_KINDS = [
  "message",
  "read",
  "delivered",
  "order",
  "approval",
  "payment",
  "appointment",
  "plan",
  "notice",
  "offer",
  "event_order",
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** A comment is sent this often, so that silence of twice as long means that the connection is gone. */
export const LIVE_HEARTBEAT_MS = 20_000;
