/** An outgoing message. `to` is one bare address; `id` stays the same over all attempts, and becomes the Message-ID. */
export type OutgoingMail = {
  id: string;
  to: string;
  from: string;
  /** The address for replies, unless it is `from`. */
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  /** Pictures that the HTML refers to by `cid:`. */
  pictures?: readonly InlinePicture[];
};

export type InlinePicture = { cid: string; fileName: string; png: Buffer };

/** Hands mail over for delivery. */
export interface MailSender {
  /** Resolves once the message is accepted. Throws `SendError`. */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes open connections; a later `send` reconnects. */
  close(): void;
}

/** A message that was not sent. The error's text is stored and logged, so it contains no address and no secret. */
export class SendError extends Error {
  override name = "SendError";

  constructor(
    /**
     * `refused`: this recipient is permanently refused. `unreachable`: nothing can be sent now. `failed`: try again.
     */
    readonly reason: "refused" | "unreachable" | "failed",
    message: string,
  ) {
    super(message);
  }
}

/** Returns true for a single bare address: no list, no name, no line break that would add a header. */
export function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address);
}
