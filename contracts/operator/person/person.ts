import type { Page } from "@/contracts/envelope";
import type { ActiveSession } from "@/contracts/identity/session";

/** GET /operator/person/{id}: a couple's account. Instants are ISO 8601, UTC. */
export type OperatorPerson = {
  _id: string;
  name: string;
  email: string;
  /** Spaced for reading; "" when none was given. */
  phone: string;
  isEmailVerified: boolean;
  /** It can't sign in. */
  isLocked: boolean;
  joinedAt: string;
  orders: number;
  sessions: Omit<ActiveSession, "current">[];
  /** Consents, in the wording that was shown, oldest first. */
  consents: { purpose: string; wording: string; givenAt: string }[];
  /** The account's history, newest first. */
  events: { kind: string; at: string }[];
};

export const PERSON_ACTS = ["endSessions", "resendVerification", "lock", "unlock"] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

export const PERSON_STATES = ["unverified", "locked"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** A row of GET /operator/person. */
export type OperatorPersonRow = Pick<
  OperatorPerson,
  "_id" | "name" | "email" | "phone" | "isEmailVerified" | "isLocked" | "joinedAt"
>;
export type OperatorPeople = Page<OperatorPersonRow>;

/** GET /operator/person/{id}/deletion: what would be deleted, and what prevents it. */
export type PersonDeletion = {
  openOrders: number;
  openRefunds: number;
  /** The sections of the person's download, with the number of entries. Orders and invoices stay, without the name. */
  sections: { section: string; entries: number }[];
};
