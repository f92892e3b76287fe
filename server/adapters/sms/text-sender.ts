/** `to` is a number such as `+6591234567`. */
export type TextMessage = { to: string; text: string };

/** Hands text messages over for delivery. */
export interface TextSender {
  /** Resolves once the message is accepted. Throws `SendError` (adapters/mail/mail-sender.ts). */
  send(message: TextMessage): Promise<void>;
}
