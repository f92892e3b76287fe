import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Received = {
  /** The recipients named by the client. */
  recipients: string[];
  sender: string;
  raw: string;
  mail: Email;
};

/** Returns the server's refusal of that recipient (`550 5.1.1 No such user`), or null. */
export type Refuse = (recipient: string) => string | null;

/**
 * A real mail server on loopback that keeps its mail and passes it to `onReceived`. When stopped, it refuses
 * connections; it restarts on the same port, which is `port` or a free one.
 */
export function smtpServer(port = 0, onReceived: (received: Received) => void = () => undefined) {
  const kept: Received[] = [];
  let server: SMTPServer | undefined;
  let refuse: Refuse = () => null;
  let delayMs = 0;

  async function start(): Promise<string> {
    const next = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      closeTimeout: 100,
      onRcptTo({ address }, _session, done) {
        const line = refuse(address);
        if (!line) return done();
        const [code = "550", ...words] = line.split(" ");
        return done(Object.assign(new Error(words.join(" ")), { responseCode: Number(code) }));
      },
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const raw = Buffer.concat(chunks);
          void new Promise((resolve) => setTimeout(resolve, delayMs))
            .then(() => PostalMime.parse(raw))
            .then((mail) => {
              const received = {
                recipients: envelope.rcptTo.map(({ address }) => address),
                sender: envelope.mailFrom ? envelope.mailFrom.address : "",
                raw: raw.toString("utf8"),
                mail,
              };
              kept.push(received);
              onReceived(received);
              done();
            }, done);
        });
      },
    });
    next.on("error", () => undefined);
    await new Promise<void>((resolve, reject) => {
      next.server.once("error", reject);
      next.listen(port, "127.0.0.1", resolve);
    });
    port = (next.server.address() as AddressInfo).port;
    server = next;
    return url();
  }

  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (running) await new Promise<void>((resolve) => running.close(() => resolve()));
  }

  const url = () => `smtp://127.0.0.1:${port}`;
  return {
    start,
    stop,
    url,
    received: (to?: string) => kept.filter(({ recipients }) => !to || recipients.includes(to)),
    forget: () => void kept.splice(0),
    refuseBy: (given: Refuse) => void (refuse = given),
    /** Sets the delay for each message. */
    takeMs: (ms: number) => void (delayMs = ms),
  };
}

/** Runs the server for a test file, with SMTP_URL set. */
export function useSmtpServer(): ReturnType<typeof smtpServer> {
  const smtp = smtpServer();
  const before = process.env.SMTP_URL;
  beforeAll(async () => {
    process.env.SMTP_URL = await smtp.start();
  });
  afterAll(async () => {
    if (before === undefined) delete process.env.SMTP_URL;
    else process.env.SMTP_URL = before;
    await smtp.stop();
  });
  return smtp;
}
