import { button, hello, note, paragraph } from "@/server/mail/public";

type Invitation = {
  name: string;
  /** The invitation in a sentence: "Mei & Jun would like you on their wedding team". */
  asks: string;
  role: string;
  /** The rights of the role. */
  may: string;
  action: string;
  link: string;
  /** How to join, and how long the link works. */
  how: string;
};

/** Returns the body of an invitation mail. */
export const invitationBlocks = ({ name, asks, role, may, action, link, how }: Invitation) => [
  paragraph(hello(name)),
  paragraph(`${asks} on Sayang, as ${role}. ${may}`),
  button(action, link),
  note(how),
];
