import { button, note, paragraph, safeName } from "./content";
import type { Templates } from "./templates";

const SUBJECT_NAME = 32;

const cut = (name: string) =>
  name.length > SUBJECT_NAME ? `${name.slice(0, SUBJECT_NAME - 1).trim()}…` : name;

/** Mail about what couples and vendors write to each other. */
export const ROOM_TEMPLATES = {
  "room-message": ({ from, words, more, roomLink }) => {
    const name = safeName(from) || "somebody at Sayang";
    return {
      subject: `You have a message from ${cut(name)}`,
      preheader: "Read it and answer at Sayang.",
      heading: `You have a message from ${name}`,
      blocks: [
        { type: "quote", label: `${name} wrote`, text: words.join("\n\n") },
        ...(more > 0
          ? [
              paragraph(
                more === 1 ? "One more message waits for you." : `${more} more messages wait for you.`,
              ),
            ]
          : []),
        button("Read and answer", roomLink),
        note(
          "Answers to this mail reach our team, not them: please write on Sayang. Never send card numbers or passwords in a message.",
        ),
      ],
      why: "You get this message because somebody wrote to you at Sayang and you have not read it yet.",
    };
  },
} satisfies Partial<Templates>;
