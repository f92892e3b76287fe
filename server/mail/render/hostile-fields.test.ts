import { closeMailSenders, getMailSender } from "@/server/adapters/mail/current-mail-sender";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import { useTestDatabase } from "@/tests/setup/database";
import { sendMessages } from "@/tests/setup/jobs";
import { useSmtpServer } from "@/tests/setup/servers/smtp";
import { vendorApplicationReceived } from "@/server/modules/catalogue/vendor/mail";
import { verificationMail } from "@/server/modules/identity/registration/mail";
import { passwordChanged, resetPasswordMail } from "@/server/modules/identity/recovery/mail";
import { vendorRejected } from "@/server/modules/catalogue/vendor/mail";
import { enqueueMessage } from "@/server/mail/service";
import type { Addressed, Template } from "./template";

const database = useTestDatabase();
const smtp = useSmtpServer();
const TO = "mei@test.example";
const HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "subject",
  "to",
  "x-auto-response-suppress",
];

beforeEach(async () => {
  smtp.forget();
  await database().db.delete(outgoingMessage);
});
afterAll(() => closeMailSenders());

async function arrive<Fields>(template: Template<string, Fields>, message: Addressed<NoInfer<Fields>>) {
  await enqueueMessage(database().db, template, message);
  await sendMessages();
  return smtp.received();
}

const INJECTIONS = [
  "Mei\r\nBcc: spy@evil.example",
  "Mei\nSubject: Pay now\n\n<h1>Body of mine</h1>",
  "Mei\rTo: spy@evil.example",
  "Mei, spy@evil.example",
  '"Mei" <spy@evil.example>',
  "Mei\u2028X-Evil: yes",
  "Mei\0Bcc: spy@evil.example",
  "=?utf-8?Q?Mei=0D=0ABcc:_spy@evil.example?=",
  "Mei\r\n.\r\nMAIL FROM:<spy@evil.example>\r\nRCPT TO:<spy@evil.example>\r\nDATA\r\n",
];

describe.each(INJECTIONS)("%j", (hostile) => {
  const arrivals = {
    "the name in a verification": () =>
      arrive(verificationMail, {
        to: TO,
        firstName: hostile,
        link: "http://127.0.0.1:3000/verify-email?token=x",
      }),
    "the name in an application": () => arrive(vendorApplicationReceived, { to: TO, vendorName: hostile }),
    "the name and reason in a rejection": () =>
      arrive(vendorRejected, { to: TO, vendorName: hostile, reason: hostile }),
  };
  test.each(Object.entries(arrivals))("as %s, it adds no header and no recipient", async (_, send) => {
    const got = await send();
    expect(got).toHaveLength(1);
    const [{ recipients, mail } = { recipients: [], mail: null }] = got;
    expect(recipients).toEqual([TO]);
    expect(mail?.to).toMatchObject([{ address: TO }]);
    expect(mail?.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
  });
});

test.each([
  "mei@test.example\r\nBcc: spy@evil.example",
  "mei@test.example, spy@evil.example",
  "mei@test.example;spy@evil.example",
  "Mei <mei@test.example>",
  "<mei@test.example> spy@evil.example",
  "mei@test.example>\r\nRCPT TO:<spy@evil.example",
  "mei",
  "@test.example",
  "mei@test.example ",
])("%j is not a recipient: the message goes to nobody and is given up", async (to) => {
  expect(await arrive(passwordChanged, { to, resetLink: "http://127.0.0.1:3000/x" })).toEqual([]);
  const [row] = await database().db.select().from(outgoingMessage);
  expect(row).toMatchObject({ status: "refused", sealedContent: null });
  expect(row?.lastError).not.toContain("spy");
});

test("a subject with several lines stays one header", async () => {
  const mail = {
    id: "1",
    to: TO,
    from: "Sayang <hello@sayang.test>",
    html: "<p>x</p>",
    text: "x",
    headers: {},
  };
  await getMailSender().send({ ...mail, subject: "Hello\r\nBcc: spy@evil.example" });
  const [got] = smtp.received();
  expect(got?.recipients).toEqual([TO]);
  expect(got?.mail.subject).toBe("Hello Bcc: spy@evil.example");
  expect(got?.mail.bcc ?? []).toEqual([]);
});

test("what people typed is text in the mail, never markup", async () => {
  const hostile = `<img src=x onerror="alert(1)"><script>alert(2)</script>'"&`;
  const [got] = await arrive(vendorRejected, { to: TO, vendorName: hostile, reason: hostile });
  expect(got?.mail.html).not.toMatch(/<img|<script|onerror="/);
  expect(got?.mail.html).toContain("&lt;script&gt;");
  expect(got?.mail.text).toContain(hostile);
});

test.each(["Win at evil.example", "http://evil.example", "www.evil.example", "spy@evil.example"])(
  "a name like %j makes no link in our mail",
  async (name) => {
    const [got] = await arrive(verificationMail, {
      to: TO,
      firstName: name,
      link: "http://127.0.0.1:3000/verify-email?token=x",
    });
    expect(got?.mail.text).not.toContain("evil");
    expect(got?.mail.html).not.toContain("evil");
    expect(got?.mail.text).toContain("Hello,");
  },
);

test("a link that is not http(s) is not sent", async () => {
  expect(await arrive(resetPasswordMail, { to: TO, link: "javascript:alert(1)" })).toEqual([]);
});
