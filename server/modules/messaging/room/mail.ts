import { t, tn } from "@/lib/words/t";
import { button, mailTemplate, note, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

const SUBJECT_NAME = 32;

const cut = (name: string) =>
  name.length > SUBJECT_NAME ? `${name.slice(0, SUBJECT_NAME - 1).trim()}…` : name;

type RoomFields = {
  from: string;
  /** The oldest unread messages. */
  words: readonly string[];
  /** The number of unread messages that are not quoted. */
  more: number;
  roomLink: string;
};

export const roomMessage = mailTemplate({
  kind: "room-message",
  content: ({ from, words, more, roomLink }: RoomFields) => {
    const name = safeName(from) || t("someone on Sayang");
    const rest = tn(more, "You have one more unread message.", "You have {n} more unread messages.");
    return {
      subject: t("You have a message from {name}", { name: cut(name) }),
      preheader: t("Read it and reply on Sayang."),
      heading: t("You have a message from {name}", { name }),
      blocks: [
        ...quote(t("{name} wrote", { name }), words.join("\n\n")),
        ...(more > 0 ? [paragraph(rest)] : []),
        button(t("Read and reply"), roomLink),
        note(
          t(
            "Replies to this email reach our team, not them: please reply on Sayang. Never send card numbers or passwords in a message.",
          ),
        ),
      ],
      why: t("You’re receiving this email because you have unread messages on Sayang."),
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    from: SAMPLE.vendorName,
    words: [
      "Congratulations! The second Saturday of May is still free.\nWould you like to see the hall first?",
    ],
    more: 2,
    roomLink: `${origin}/user/dashboard/messages?vendorId=0190`,
  }),
});

export const ROOM_MAILS = [roomMessage] as const;
