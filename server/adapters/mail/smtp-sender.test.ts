import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { createSmtpSender } from "./smtp-sender";

const MAIL = {
  id: "0190aaaa-0000-7000-8000-000000000001",
  to: "mei@test.example",
  from: "Sayang <hello@sayang.test>",
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: {},
};
const PASSWORD = "p@ss/w:rd%20";

let server: SMTPServer;
let accepted: { user: string; secure: boolean }[];

/**
 * Starts a server that requires a password; with `secure` it uses TLS from the start, with a self-signed certificate.
 */
async function start(secure: boolean): Promise<number> {
  accepted = [];
  server = new SMTPServer({
    secure,
    logger: false,
    closeTimeout: 100,
    allowInsecureAuth: true,
    ...(secure ? {} : { disabledCommands: ["STARTTLS"] }),
    onAuth({ username, password }, { secure: encrypted }, done) {
      if (password !== PASSWORD) return done(new Error(`No such password for ${username}: ${password}`));
      accepted.push({ user: username ?? "", secure: encrypted });
      return done(null, { user: username });
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.server.address() as AddressInfo).port;
}

async function send(url: string): Promise<unknown> {
  const sender = createSmtpSender(url);
  try {
    return await sender.send(MAIL).then(
      () => "sent",
      (error: unknown) => error,
    );
  } finally {
    sender.close();
  }
}

afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

test("uses the user and password in the URL, percent-decoded", async () => {
  const port = await start(false);
  expect(await send(`smtp://us%40er:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`)).toBe("sent");
  expect(accepted).toEqual([{ user: "us@er", secure: false }]);
});

test("reports a wrong password as our failure, not the recipient's, and without the password", async () => {
  const port = await start(false);
  const error = await send(`smtp://user:wr0ng-secret-of-ours@127.0.0.1:${port}`);
  expect(error).toMatchObject({ name: "SendError", reason: "unreachable" });
  expect((error as Error).message).toContain("EAUTH");
  expect((error as Error).message).not.toContain("wr0ng");
});

test("rejects self-signed certificates unless the URL allows them", async () => {
  const port = await start(true);
  const url = `smtps://user:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;
  expect(await send(url)).toMatchObject({ name: "SendError", reason: "unreachable" });
  expect(accepted).toEqual([]);
  expect(await send(`${url}?tls.rejectUnauthorized=false`)).toBe("sent");
  expect(accepted).toEqual([{ user: "user", secure: true }]);
});

test("sends nothing to an unencrypted server under requireTLS", async () => {
  const port = await start(false);
  const url = `smtp://user:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}?requireTLS=true`;
  expect(await send(url)).toMatchObject({ name: "SendError", reason: "unreachable" });
  expect(accepted).toEqual([]);
});
