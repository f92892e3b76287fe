import type { Member } from "@/contracts/identity/membership";
import type { MemberRole, PlanningRight } from "./wedding";

export const INVITATION_DAYS = 14;

export type TeamMember = Member<MemberRole> & {
  /** ISO 8601, UTC */
  invitedAt: string;
};
export type Team = { docs: TeamMember[] };

/** The wedding that the caller plans, and the caller's rights on its plans. */
export type PlanAccess = {
  role: "owner" | MemberRole;
  rights: PlanningRight[];
  /** The couple's names. */
  couple: string;
};

/** The rights of each role, worded for the screen. */
export const ROLE_WORDS: Readonly<Record<MemberRole, string>> = {
  fiancee:
    "Has all your rights: plans, budget and this team, and one cart, shortlist, orders, payments, saved cards, store credit and messages for both of you.",
  bridal_party: "Sees the guest list, and changes nothing.",
  helper: "Reads the run sheet until the day after the wedding, and nothing else.",
};
