import { t } from "@/lib/words/t";
import { NETWORK_NAMES, type SocialNetwork } from "@/contracts/identity/social";
import { button, mailTemplate, note, paragraph, safeName, SAMPLE } from "@/server/mail/public";
import { securityNotice } from "@/server/modules/identity/account/public";

export const linkSocialMail = mailTemplate({
  kind: "link-social",
  content: ({ network, name, link }: { network: SocialNetwork; name: string; link: string }) => {
    const where = NETWORK_NAMES[network];
    const person = safeName(name);
    const whose = person
      ? t("{person}'s {where} account", { person, where })
      : t("a {where} account", { where });
    return {
      subject: t("Connect {where} to your Sayang account", { where }),
      preheader: t("One step left, so that we know it's you."),
      heading: t("Connect {where}", { where }),
      blocks: [
        paragraph(
          t(
            "Someone signed in with {whose}, which uses this email address. The address already has a Sayang account. If it was you, connect the two and sign in with either from now on.",
            { whose },
          ),
        ),
        button(t("Connect {where}", { where }), link),
        note(
          t(
            "If it wasn't you, ignore this email and don't press the button. The owner of that {where} account could then sign in to yours.",
            { where },
          ),
        ),
      ],
      why: t("You’re receiving this email because {where} was used to sign in to Sayang with this address.", {
        where,
      }),
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    network: "google" as const,
    name: "Mei Tan",
    link: `${origin}/link-social${SAMPLE.token}`,
  }),
});

type Login = { network: SocialNetwork; resetLink: string };

export const socialLinked = mailTemplate({
  kind: "social-linked",
  content: ({ network, resetLink }: Login) => {
    const where = NETWORK_NAMES[network];
    return securityNotice({
      subject: t("{where} is connected to your Sayang account", { where }),
      said: t("You can now sign in to Sayang with “Continue with {where}”.", { where }),
      resetLink,
    });
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    network: "google" as const,
    resetLink: `${origin}/forgot-password`,
  }),
});

export const socialUnlinked = mailTemplate({
  kind: "social-unlinked",
  content: ({ network, resetLink }: Login) => {
    const where = NETWORK_NAMES[network];
    return securityNotice({
      subject: t("{where} is disconnected from Sayang", { where }),
      said: t(
        "Your {where} login was disconnected: “Continue with {where}” no longer opens your Sayang account.",
        { where },
      ),
      resetLink,
    });
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    network: "facebook" as const,
    resetLink: `${origin}/forgot-password`,
  }),
});

export const SOCIAL_MAILS = [linkSocialMail, socialLinked, socialUnlinked] as const;
