/** What the live stream tells an account of (GET /live/stream). `open` and `reset` are the stream's own. */
export const LIVE_KINDS = ["message", "read", "order", "approval", "payment", "appointment", "plan"] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** A comment is sent this often, so that silence of twice as long means that the connection is gone. */
export const LIVE_HEARTBEAT_MS = 20_000;
