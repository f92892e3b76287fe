import nodemailer, { type NodemailerError } from "nodemailer";
import { isOneAddress, type MailSender, SendError } from "./mail-sender";
import { toMailOptions } from "./mail-options";
import { scrub } from "./scrub";

const CONNECT_MS = 15_000;
const SOCKET_MS = 60_000;
/** For one message, including the wait for a free connection. The queue's lease is longer than this. */
export const SEND_MS = 120_000;

const UNREACHABLE = new Set([
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EPROTOCOL",
  "EAUTH",
  "ENOAUTH",
  "EPROXY",
]);

/**
 * Sends by SMTP over a few pooled connections. Connects on the first message. Encryption depends on the URL: smtps://,
 * or STARTTLS if the server offers it (required with `?requireTLS=true`).
 */
export function createSmtpSender(url: string): MailSender {
  const open = () =>
    nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: 5,
      // The job queue retries; retries here would not be counted.
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
    });
  let transport: ReturnType<typeof open> | undefined;

  return {
    async send(mail) {
      if (!isOneAddress(mail.to)) throw new SendError("refused", "the recipient is not one address");
      try {
        transport ??= open();
        await transport.sendMail({ ...toMailOptions(mail), signal: AbortSignal.timeout(SEND_MS) });
      } catch (error) {
        throw toSendError(error as NodemailerError);
      }
    },
    close() {
      transport?.close();
      transport = undefined;
    },
  };
}

function toSendError(error: NodemailerError): SendError {
  const said = scrub([error.code, error.command, error.response ?? error.message].filter(Boolean).join(" "));
  if (isRefusal(error)) return new SendError("refused", said);
  return new SendError(UNREACHABLE.has(error.code ?? "") ? "unreachable" : "failed", said);
}

/**
 * Returns true when the recipient does not exist, which is permanent. All other errors may be temporary: a server that
 * requires authentication (530) or refuses us by its policy (5.7.x) has a problem with us, not with the recipient.
 */
function isRefusal({ code, command, responseCode = 0, response = "" }: NodemailerError): boolean {
  if (code !== "EENVELOPE" || command !== "RCPT TO" || responseCode < 550 || responseCode > 559) return false;
  return !/^\d{3}[ -]5\.7\./.test(response);
}
