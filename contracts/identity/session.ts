/** One sign-in on one browser, as its owner sees it (GET /auth/sessions). Instants are ISO 8601, UTC. */
export type ActiveSession = {
  id: string;
  _id: string;
  /** In words: "Chrome on Android". */
  device: string;
  ip: string;
  createdAt: string;
  lastUsedAt: string;
  /** True for the caller's session. */
  current: boolean;
};
