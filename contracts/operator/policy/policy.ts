import type { AccountRole } from "@/contracts/identity/auth";
import type { Page } from "@/contracts/envelope";

/** Our policies, each with its page and the accounts that it binds. */
export const POLICIES = {
  terms: { label: "Terms and Conditions", href: "/terms-and-condition", readers: ["customer"] },
  "vendor-terms": { label: "Vendor Terms", href: "/vendor-terms", readers: ["vendor"] },
  privacy: { label: "Privacy Policy", href: "/privacy", readers: ["customer", "vendor"] },
  community: {
    label: "Community Guidelines",
    href: "/community-guidelines",
    readers: ["customer", "vendor"],
  },
} as const satisfies Readonly<
  Record<string, { label: string; href: string; readers: readonly AccountRole[] }>
>;
export type PolicyName = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as PolicyName[];

/** A new version applies this many days after it was announced by mail, or later. */
export const POLICY_NOTICE_DAYS = 14;

export const POLICY_SUMMARY_MAX = 2_000;

/** A row of GET /operator/policy. */
export type PolicyNotice = {
  _id: string;
  policy: PolicyName;
  /** `YYYY-MM-DD`, in Singapore */
  appliesFrom: string;
  /** The changes, in plain text. */
  summary: string;
  /** How many accounts have been mailed so far. */
  mailed: number;
  /** False while mails are still being queued. */
  isDone: boolean;
  announcedBy: string;
  /** ISO 8601, UTC */
  announcedAt: string;
};
export type PolicyNotices = Page<PolicyNotice>;

/** A version of a policy that is announced and doesn't apply yet. */
export type UpcomingPolicy = Pick<PolicyNotice, "appliesFrom" | "summary">;
