import { button, mailTemplate, note, paragraph, quote, SAMPLE } from "@/server/mail/public";

const WHY = "You’re receiving this email because you published a wedding story on Sayang with this address.";

export const storyHidden = mailTemplate({
  kind: "story-hidden",
  inEnglish: true,
  content: ({ title, reason, link }: { title: string; reason: string; link: string }) => ({
    subject: "We’ve taken down your wedding story",
    preheader: "Here is why, and what you can do.",
    heading: "We’ve taken down your story",
    blocks: [
      paragraph("We’ve taken down your wedding story, because it breaks our Community Guidelines."),
      ...quote("Your story", title),
      ...quote("Why", reason),
      paragraph("It stays in your account, where only you can read and change it."),
      button("See your story", link),
      note(
        "Changed it, or think we’re wrong? Reply to this email. A colleague who didn’t decide the first time will look again.",
      ),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    title: "Rain, and nobody minded",
    reason: "The second picture shows a child whose parents didn’t agree.",
    link: `${origin}/user/story`,
  }),
});

export const storyRestored = mailTemplate({
  kind: "story-restored",
  inEnglish: true,
  content: ({ title, link }: { title: string; link: string }) => ({
    subject: "Your wedding story may be shown again",
    preheader: "If it was published, everyone can read it again.",
    heading: "Your story may be shown again",
    blocks: [
      paragraph("We looked again. If your story was published, everyone can read it again now."),
      ...quote("Your story", title),
      button("See your story", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    title: "Rain, and nobody minded",
    link: `${origin}/user/story`,
  }),
});

export const STORY_MAILS = [storyHidden, storyRestored] as const;
