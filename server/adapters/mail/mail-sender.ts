/** A message as it leaves. `to` is one bare address; `id` is the same at every attempt, and becomes the Message-ID. */
export type OutgoingMail = {
  id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** Hands mail on to whoever delivers it. */
export interface MailSender {
  /** Resolves once the message is taken over. Throws SendError. */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends open connections; a later `send` opens them anew. */
  close(): void;
}

/** Why a message did not leave. Its message names no address and no secret: it is kept and logged. */
export class SendError extends Error {
  override name = "SendError";

  constructor(
    /** `refused`: this recipient is refused for good. `unreachable`: nothing can be sent now. `failed`: try again. */
    readonly reason: "refused" | "unreachable" | "failed",
    message: string,
  ) {
    super(message);
  }
}

/** Whether it is one address and nothing else: no list, no name, no line break that would add a header. */
export function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address);
}
