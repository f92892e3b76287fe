import { access, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { TicketOpened } from "@/contracts/ticket";
import { TICKET_FILE_REFUSED } from "@/contracts/ticket-topics";
import { ticket } from "@/server/db/schema/ticket";
import { API_PREFIX, createApp } from "@/server/http/app";
import { type ApiCall, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { findTicket, listOpenTickets } from "./service";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
const HOUSE = "hello@sayang.test";
const before = process.env.DATA_DIR;
let dataDir = "";
let serial = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-ticket-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = (TicketOpened & { errors?: { field: string; message: string }[] }) | null;
const typed = (given: Record<string, unknown> = {}) => ({
  topic: "order",
  firstName: "Mei",
  lastName: "Tan",
  email: `writer${++serial}@test.example`,
  message: "When is the tasting?",
  ...given,
});
const send = (given: Record<string, unknown> = {}, options: ApiCall = {}, row = "/ticket") =>
  call<Answer>("POST", row, { body: typed(given), ...options });
const rowOf = async (email: string) => (await db().select().from(ticket).where(eq(ticket.email, email)))[0];
const wrongFields = (answer: { body: { data: Answer } }) =>
  answer.body.data?.errors?.map(({ field }) => field);

function form(
  fields: Record<string, unknown>,
  file: Buffer,
  name = "it.pdf",
  type = "application/pdf",
): FormData {
  const made = new FormData();
  for (const [field, value] of Object.entries(fields)) made.append(field, String(value));
  made.append("file", new Blob([new Uint8Array(file)], { type }), name);
  return made;
}
const kept = () => readdir(path.join(dataDir, "private", "ticket")).catch(() => []);

test("a guest's message is numbered, kept, confirmed to the sender and sent to the house", async () => {
  const answer = await send({
    email: "Guest@Test.Example ",
    countryCode: "+65",
    phoneNumber: "91234567",
    orderNumber: "SY-1",
  });
  expect(answer.status).toBe(200);
  const number = answer.body.data?.ticketNumber ?? "";
  expect(number).toMatch(/^T-\d{6}$/);
  expect(await rowOf("guest@test.example")).toMatchObject({
    topic: "order",
    state: "open",
    accountId: null,
    file: null,
  });
  expect(await queuedFor(db(), "guest@test.example")).toEqual([
    { to: "guest@test.example", kind: "ticket-received", ticketNumber: number, firstName: "Mei" },
  ]);
  expect(await latestFor(db(), HOUSE, "ticket-for-house")).toMatchObject({
    ticketNumber: number,
    name: "Mei Tan",
    email: "guest@test.example",
    phone: "+65 91234567",
    orderNumber: "SY-1",
    message: "When is the tasting?",
    hasFile: false,
  });
  expect((await listOpenTickets()).map(({ email }) => email)).toContain("guest@test.example");
});

test("a token links the account, on the public row and on the vendors' own; whoever claims to be somebody is not", async () => {
  const customer = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const claim = { userId: vendor.accountId, userType: "vendor", ticketNumber: "T-000001" };
  await send({ email: "c@test.example", ...claim }, { as: customer.actor });
  expect(await rowOf("c@test.example")).toMatchObject({ accountId: customer.id });
  await send({ email: "v@test.example" }, { as: vendor.actor }, "/ticket-vendor/vendor-ticket");
  expect(await rowOf("v@test.example")).toMatchObject({ accountId: vendor.accountId });
  await send({ email: "g@test.example", ...claim });
  expect(await rowOf("g@test.example")).toMatchObject({ accountId: null });
  expect((await send({}, { as: customer.actor }, "/ticket-vendor/vendor-ticket")).status).toBe(403);
});

test.each([
  ["topic", { topic: "" }],
  ["topic", { topic: "lottery" }],
  ["firstName", { firstName: " " }],
  ["lastName", { lastName: "x".repeat(81) }],
  ["email", { email: "mei@" }],
  ["phoneNumber", { phoneNumber: "123" }],
  ["countryCode", { countryCode: "65" }],
  ["orderNumber", { orderNumber: "9".repeat(41) }],
  ["message", { message: "" }],
  ["message", { message: "x".repeat(5_001) }],
])("%s wrong is named: %j", async (field, given) => {
  const answer = await send(given);
  expect(answer.status).toBe(400);
  expect(wrongFields(answer)).toContain(field);
});

const doc = () =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(600),
    Buffer.from("WordDocument", "utf16le"),
  ]);
const zip = (entry: string) =>
  Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(26), Buffer.from(entry)]);
const picture = (format: "jpeg" | "png" | "gif" | "webp") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#b03060" } })
    .toFormat(format)
    .toBuffer();

test.each([
  ["pdf", async () => Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n")],
  ["doc", async () => doc()],
  ["docx", async () => zip("word/document.xml")],
  ["txt", async () => Buffer.from("Sélamat, 你好\r\n\tYours")],
  ["jpg", () => picture("jpeg")],
  ["png", () => picture("png")],
  ["gif", () => picture("gif")],
])("a %s is kept under its own kind, whatever it is called, where no address leads", async (kind, make) => {
  const bytes = await make();
  const body = typed();
  expect(
    (await call("POST", "/ticket", { body: form(body, bytes, "../../evil.exe", "text/html") })).status,
  ).toBe(200);
  const row = await rowOf(body.email);
  expect(row?.file).toMatch(new RegExp(`^ticket/[0-9a-f]{32}\\.${kind}$`));
  const { filePath } = await findTicket(row?.number ?? 0);
  await access(filePath ?? "");
  expect(filePath).toBe(path.join(dataDir, "private", row?.file ?? ""));
  expect((await createApp().request(`/media/${row?.file}`)).status).toBe(404);
});

test.each([
  ["a program", async () => Buffer.from("MZ\x90\x00\x03\x00")],
  ["a spreadsheet", async () => zip("xl/workbook.xml")],
  [
    "a document with macros",
    async () => Buffer.concat([zip("word/document.xml"), Buffer.from("word/vbaProject.bin")]),
  ],
  ["a webp", () => picture("webp")],
  ["the head of a pdf", async () => Buffer.from("%PDF-1.7")],
  ["a shell of bytes", async () => Buffer.from([0xff, 0xfe, 0x00])],
])("%s is refused by its content, and nothing is kept", async (_, make) => {
  const [body, files] = [typed(), await kept()];
  const answer = await call<Answer>("POST", "/ticket", { body: form(body, await make()) });
  expect(answer.status).toBe(400);
  expect(answer.body.data?.errors).toEqual([{ field: "file", message: TICKET_FILE_REFUSED }]);
  expect(await rowOf(body.email)).toBeUndefined();
  expect(await kept()).toEqual(files);
});

test("a file above 5 MB is refused, an empty file field is none", async () => {
  const large = await call<Answer>("POST", "/ticket", {
    body: form(typed(), Buffer.alloc(5 * 1024 * 1024 + 1, 65)),
  });
  expect(large.status).toBe(400);
  expect(wrongFields(large)).toEqual(["file"]);
  const body = typed();
  expect((await call("POST", "/ticket", { body: form(body, Buffer.alloc(0), "") })).status).toBe(200);
  expect(await rowOf(body.email)).toMatchObject({ file: null });
});

test("names and messages add no header: the sender's mail repeats nothing but a clean name", async () => {
  const email = "inject@test.example";
  const hostile = "Mei\r\nBcc: spy@evil.example";
  await send({ email, firstName: hostile, lastName: "<b>x</b>", message: "visit http://evil.example" });
  const { renderMail } = await import("@/server/modules/outgoing-message/render");
  const mail = renderMail(await latestFor(db(), email, "ticket-received"));
  expect(mail.subject).toMatch(/^We have your message \(T-\d+\)$/);
  expect(mail.text + mail.html).not.toMatch(/evil|spy/);
  const house = renderMail(await latestFor(db(), HOUSE, "ticket-for-house"));
  expect(house.subject).not.toMatch(/[\r\n]/);
  expect(house.html).not.toContain("<b>x</b>");
  expect((await send({ email: "a@b.sg\r\nBcc: spy@evil.example" })).status).toBe(400);
});

test("five an hour for an address of mail, twenty for a network", async () => {
  const email = "often@test.example";
  for (let time = 0; time < 5; time++) expect((await send({ email })).status).toBe(200);
  expect(await send({ email })).toMatchObject({ status: 429 });
  const ip = "198.51.100.7";
  for (let time = 0; time < 20; time++) expect((await send({}, { ip })).status).toBe(200);
  expect(await send({}, { ip })).toMatchObject({ status: 429 });
});

describe("a form sent by the browser itself", () => {
  const submit = (body: FormData) =>
    createApp().request(`${API_PREFIX}/ticket`, {
      method: "POST",
      body,
      headers: { accept: "text/html,application/xhtml+xml" },
    });

  test("goes back to its page with the number", async () => {
    const answer = await submit(form(typed(), Buffer.alloc(0), ""));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/contact-us\?sent=T-\d{6}#form$/);
  });

  test("reads on the page how long to wait when there were too many", async () => {
    const often = typed();
    for (let time = 0; time < 5; time++) await submit(form(often, Buffer.alloc(0), ""));
    const answer = await submit(form(often, Buffer.alloc(0), ""));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain("Too many attempts. Please try again in");
  });

  test("reads what is wrong as a page", async () => {
    const answer = await submit(form(typed({ email: "<i>" }), Buffer.alloc(0), ""));
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await answer.text()).toContain("Please enter a valid email address");
  });
});
