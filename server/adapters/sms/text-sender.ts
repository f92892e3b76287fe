/** `to` is a number such as `+6591234567`. */
export type TextMessage = { to: string; text: string };

/** Hands text messages on to whoever delivers them. */
export interface TextSender {
  /** Resolves once the message is taken over. Throws SendError (adapters/mail/mail-sender.ts). */
  send(message: TextMessage): Promise<void>;
}
