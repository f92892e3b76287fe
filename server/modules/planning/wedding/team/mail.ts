import { INVITATION_DAYS } from "@/contracts/planning/wedding/team";
import { MEMBER_ROLE_LABELS, type MemberRole } from "@/contracts/planning/wedding/wedding";
import { appLink } from "@/server/core/links";
import { button, hello, mailTemplate, paragraph, safeName, SAMPLE } from "@/server/mail/public";
import { invitationBlocks } from "@/server/modules/identity/membership/public";

export type InvitationFields = { name: string; couple: string; role: MemberRole; link: string };

const MAY: Readonly<Record<MemberRole, string>> = {
  fiancee: "You'll share all plans, and one cart, shortlist and orders.",
  bridal_party: "You'll see the guest list.",
  helper: "You'll see the run sheet: who is where, and when.",
};

export const teamInvitation = mailTemplate({
  kind: "team-invitation",
  inEnglish: true,
  content: ({ name, couple, role, link }: InvitationFields) => {
    const from = safeName(couple) || "A couple";
    return {
      subject: `${from} invited you to help plan their wedding`,
      preheader: MAY[role],
      heading: "Plan a wedding together",
      blocks: invitationBlocks({
        name,
        asks: `${from} would like you on their wedding team`,
        role: MEMBER_ROLE_LABELS[role],
        may: MAY[role],
        action: "Join the team",
        link,
        how:
          `Log in with this email address. If you have no account yet, join Sayang with it first, then open this ` +
          `link again. The link works for ${INVITATION_DAYS} days.`,
      }),
      why: "You’re receiving this email because a couple entered your address to invite you.",
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    name: "Jun",
    couple: "Mei Lin & Arjun",
    role: "fiancee" as const,
    link: `${origin}/user/dashboard/my-wedding/join?token=sample`,
  }),
});

export type WeddingDeletedFields = { name: string; couple: string; role: MemberRole };

const LOST: Readonly<Record<MemberRole, string>> = {
  fiancee:
    "Its guest list, replies, seating, checklist and budget are gone, and its cart and orders no longer show in your " +
    "account. Your own account, with what was in it before you joined, is as it was.",
  bridal_party: "Its guest list is gone. Your own account stays as it is.",
  helper: "Its run sheet is gone. Your own account stays as it is.",
};

/** Sent to everyone on the team when the account that owns the wedding is deleted. */
export const weddingDeleted = mailTemplate({
  kind: "wedding-deleted",
  inEnglish: true,
  content: ({ name, couple, role }: WeddingDeletedFields) => {
    const whose = safeName(couple) || "A couple";
    return {
      subject: `${whose} deleted the wedding you helped plan`,
      preheader: "You’re no longer on its team.",
      heading: "This wedding is no longer on Sayang",
      blocks: [
        paragraph(hello(name)),
        paragraph(`${whose} deleted their account on Sayang, and their wedding with it. ${LOST[role]}`),
        paragraph("To plan a wedding of your own, open My Wedding."),
        button("Open My Wedding", appLink("/user/dashboard/my-wedding")),
      ],
      why: "You’re receiving this email because you were on this couple’s wedding team.",
    };
  },
  sample: () => ({ to: SAMPLE.couple, name: "Jun", couple: "Mei Lin & Arjun", role: "fiancee" as const }),
});

export const WEDDING_MAILS = [teamInvitation, weddingDeleted] as const;
