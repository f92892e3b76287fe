import {
  VENDOR_INVITATION_DAYS,
  VENDOR_ROLE_LABELS,
  VENDOR_ROLE_WORDS,
} from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { button, hello, mailTemplate, note, paragraph, safeName, SAMPLE } from "@/server/mail/public";
import { invitationBlocks } from "@/server/modules/identity/membership/public";

type Shop = { name: string; vendorName: string };
type InRole = Shop & { role: VendorRole };

const shopOf = (vendorName: string) => safeName(vendorName) || "A vendor";
const teamLink = (origin: string) => `${origin}/vendor/dashboard/settings/team`;
const sample = { to: SAMPLE.vendor, name: "Jun", vendorName: SAMPLE.vendorName, role: "manager" as const };
const WHY_MEMBER = "You’re receiving this email because you are or were on a vendor’s team at Sayang.";
const WHY_OWNER = "You’re receiving this email because you own a shop at Sayang.";

export const vendorTeamInvitation = mailTemplate({
  kind: "vendor-team-invitation",
  inEnglish: true,
  content: ({ name, vendorName, role, link }: InRole & { link: string }) => ({
    subject: `${shopOf(vendorName)} invited you to their team on Sayang`,
    preheader: `Join as ${VENDOR_ROLE_LABELS[role]}, with your own login.`,
    heading: "Join the team",
    blocks: invitationBlocks({
      name,
      asks: `${shopOf(vendorName)} would like you on their team`,
      role: VENDOR_ROLE_LABELS[role],
      may: VENDOR_ROLE_WORDS[role],
      action: "See the invitation",
      link,
      how: `The link works once, for ${VENDOR_INVITATION_DAYS} days. If you don't know this business, ignore this email.`,
    }),
    why: "You’re receiving this email because a vendor entered your address to invite you.",
  }),
  sample: (origin) => ({ ...sample, link: `${origin}/vendor/join?token=sample` }),
});

export const vendorTeamWelcome = mailTemplate({
  kind: "vendor-team-welcome",
  inEnglish: true,
  content: ({ name, vendorName, role, loginLink }: InRole & { loginLink: string }) => ({
    subject: `You're on the team of ${shopOf(vendorName)}`,
    preheader: "How to sign in, and what you can do.",
    heading: "Welcome to the team",
    blocks: [
      paragraph(hello(name)),
      paragraph(
        `You joined ${shopOf(vendorName)} as ${VENDOR_ROLE_LABELS[role]}. ${VENDOR_ROLE_WORDS[role]}`,
      ),
      paragraph("Sign in with this email address and your own password."),
      button("Sign in", loginLink),
    ],
    why: WHY_MEMBER,
  }),
  sample: (origin) => ({ ...sample, loginLink: `${origin}/vendor/login` }),
});

export const vendorTeamRole = mailTemplate({
  kind: "vendor-team-role",
  inEnglish: true,
  content: ({ name, vendorName, role }: InRole) => ({
    subject: `Your role at ${shopOf(vendorName)} has changed`,
    preheader: `You are now ${VENDOR_ROLE_LABELS[role]}.`,
    heading: "Your role has changed",
    blocks: [
      paragraph(hello(name)),
      paragraph(
        `On the team of ${shopOf(vendorName)} you are now ${VENDOR_ROLE_LABELS[role]}. ${VENDOR_ROLE_WORDS[role]}`,
      ),
    ],
    why: WHY_MEMBER,
  }),
  sample: () => sample,
});

export const vendorTeamRemoved = mailTemplate({
  kind: "vendor-team-removed",
  inEnglish: true,
  content: ({ name, vendorName }: Shop) => ({
    subject: `You're no longer on the team of ${shopOf(vendorName)}`,
    preheader: "Your access has ended.",
    heading: "Your access has ended",
    blocks: [
      paragraph(hello(name)),
      paragraph(
        `You are no longer on the team of ${shopOf(vendorName)} on Sayang, and you were signed out everywhere.`,
      ),
      note("If you think this is a mistake, ask the owner of the shop to invite you again."),
    ],
    why: WHY_MEMBER,
  }),
  sample: () => sample,
});

/** Sent to each owner. */
export const vendorTeamChanged = mailTemplate({
  kind: "vendor-team-changed",
  inEnglish: true,
  content: ({ vendorName, name, what, link }: Shop & { what: string; link: string }) => ({
    subject: `Your team has changed: ${safeName(name) || "a member"} ${what}`,
    preheader: `The team of ${shopOf(vendorName)} on Sayang.`,
    heading: "Your team has changed",
    blocks: [
      paragraph(`${safeName(name) || "A member"} ${what}. This is about the team of ${shopOf(vendorName)}.`),
      note("If you didn't expect this, look at your team and its activity, and remove whom you don't know."),
      button("See your team", link),
    ],
    why: WHY_OWNER,
  }),
  sample: (origin) => ({ ...sample, what: "joined as Manager", link: teamLink(origin) }),
});

export const TEAM_MAILS = [
  vendorTeamInvitation,
  vendorTeamWelcome,
  vendorTeamRole,
  vendorTeamRemoved,
  vendorTeamChanged,
] as const;
