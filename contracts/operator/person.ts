import type { ActiveSession } from "@/contracts/identity/session";

/** GET /operator/person/{id}: a couple's account. Instants are ISO 8601, UTC. */
export type OperatorPerson = {
  _id: string;
  name: string;
  email: string;
  /** Spaced for reading; "" when none was given. */
  phone: string;
  isEmailVerified: boolean;
  joinedAt: string;
  orders: number;
  sessions: Omit<ActiveSession, "current">[];
  /** Consents, in the wording that was shown, oldest first. */
  consents: { purpose: string; wording: string; givenAt: string }[];
  /** The account's history, newest first. */
  events: { kind: string; at: string }[];
};

export const PERSON_ACTS = ["endSessions", "resendVerification"] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];
