import { button, hello, note, paragraph } from "@/server/mail/public";

type Invitation = {
  name: string;
  /** Who invites, and to what: "Mei & Jun would like you on their wedding team". */
  asks: string;
  role: string;
  /** What the role may do. */
  may: string;
  action: string;
  link: string;
  /** How to join, and for how long the link works. */
  how: string;
};

/** Returns the body of the mail that invites a person to a team. */
export const invitationBlocks = ({ name, asks, role, may, action, link, how }: Invitation) => [
  paragraph(hello(name)),
  paragraph(`${asks} on Sayang, as ${role}. ${may}`),
  button(action, link),
  note(how),
];
