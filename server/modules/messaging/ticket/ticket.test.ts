import { access, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { type OwnTickets, type TicketOpened, TICKET_FILE_REFUSED } from "@/contracts/messaging/ticket/ticket";
import { ticket } from "@/server/db/schema/messaging/ticket";
import type { Actor } from "@/server/core/actor";
import { API_PREFIX, createApp } from "@/server/app";
import { type ApiCall, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { officeFile } from "@/tests/setup/zip";
import { findTicket, listOpenTickets, settleTicket } from "./service";
import { renderMail } from "@/server/mail/render/render";
import { ticketForSupport, ticketReceived } from "./mail";

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

test("a guest's message gets a number, is confirmed to the sender and mailed to support", async () => {
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
    { to: "guest@test.example", kind: "ticket-received", ticketNumber: number },
  ]);
  expect(await latestFor(db(), HOUSE, "ticket-for-support")).toMatchObject({
    ticketNumber: number,
    name: "Mei Tan",
    email: "guest@test.example",
    phone: "+65 9123 4567",
    orderNumber: "SY-1",
    message: "When is the tasting?",
    hasFile: false,
  });
  expect((await listOpenTickets()).map(({ email }) => email)).toContain("guest@test.example");
});

test("a message may follow up on an earlier ticket", async () => {
  const answer = await send({ email: "again@test.example", ticketNumber: " t-000007 " });
  expect(answer.status).toBe(200);
  expect(answer.body.data?.ticketNumber).not.toBe("T-000007");
  expect(await rowOf("again@test.example")).toMatchObject({ followsTicket: "T-000007" });
  expect(await latestFor(db(), HOUSE, "ticket-for-support")).toMatchObject({ followsTicket: "T-000007" });
  await send({ email: "first@test.example", ticketNumber: "" });
  expect(await rowOf("first@test.example")).toMatchObject({ followsTicket: "" });
});

test("a token links the account, on both endpoints; claims in the body do not", async () => {
  const customer = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const claim = { userId: vendor.accountId, userType: "vendor", ticketNumber: "T-000001" };
  await send({ email: "c@test.example", ...claim }, { as: customer.actor });
  expect(await rowOf("c@test.example")).toMatchObject({ accountId: customer.id });
  await send({ email: "v@test.example" }, { as: vendor.actor }, "/ticket-vendor/vendor-ticket");
  expect(await rowOf("v@test.example")).toMatchObject({ accountId: vendor.accountId });
  const own = async (as: Actor) =>
    (await call<OwnTickets>("GET", "/ticket-vendor/vendor-ticket?limit=5", { as })).body.data;
  expect(await own(vendor.actor)).toMatchObject({
    totalDocs: 1,
    docs: [{ state: "open", topic: "order", message: "When is the tasting?", hasFile: false }],
  });
  expect((await own((await makeVendor(db())).actor)).docs).toEqual([]);
  const { number = 0 } = (await rowOf("v@test.example")) ?? {};
  for (const state of ["answered", "closed"] as const) {
    await settleTicket(number, state);
    expect((await own(vendor.actor)).docs).toMatchObject([{ state }]);
  }
  expect((await listOpenTickets()).some((each) => each.number === number)).toBe(false);
  await expect(settleTicket(999_999, "closed")).rejects.toMatchObject({ code: "not_found" });
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
  ["ticketNumber", { ticketNumber: "123" }],
  ["message", { message: "" }],
  ["message", { message: "x".repeat(5_001) }],
])("names the invalid field %s: %j", async (field, given) => {
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
const picture = (format: "jpeg" | "png" | "gif" | "tiff") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#b03060" } })
    .toFormat(format)
    .toBuffer();

test.each([
  ["pdf", async () => Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n")],
  ["doc", async () => doc()],
  ["docx", async () => officeFile("docx")],
  ["txt", async () => Buffer.from("Sélamat, 你好\r\n\tYours")],
  ["jpg", () => picture("jpeg")],
  ["jpg", () => picture("tiff")],
  ["png", () => picture("png")],
  ["gif", () => picture("gif")],
])("stores a %s by its content, whatever its name, where no URL serves it", async (kind, make) => {
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
  ["a spreadsheet", async () => officeFile("xlsx")],
  ["a document with macros", async () => officeFile("docm")],
  ["the head of a pdf", async () => Buffer.from("%PDF-1.7")],
  ["a shell of bytes", async () => Buffer.from([0xff, 0xfe, 0x00])],
])("refuses %s by its content, and stores nothing", async (_, make) => {
  const [body, files] = [typed(), await kept()];
  const answer = await call<Answer>("POST", "/ticket", { body: form(body, await make()) });
  expect(answer.status).toBe(400);
  expect(answer.body.data?.errors).toEqual([
    { field: "file", message: expect.stringContaining(TICKET_FILE_REFUSED) as string },
  ]);
  expect(await rowOf(body.email)).toBeUndefined();
  expect(await kept()).toEqual(files);
});

test("refuses a file above 5 MB, and ignores an empty file field", async () => {
  const large = await call<Answer>("POST", "/ticket", {
    body: form(typed(), Buffer.alloc(5 * 1024 * 1024 + 1, 65)),
  });
  expect(large.status).toBe(400);
  expect(wrongFields(large)).toEqual(["file"]);
  const body = typed();
  expect((await call("POST", "/ticket", { body: form(body, Buffer.alloc(0), "") })).status).toBe(200);
  expect(await rowOf(body.email)).toMatchObject({ file: null });
});

test("input cannot inject headers: the sender's mail repeats nothing that was typed", async () => {
  const email = "inject@test.example";
  await send({ email, firstName: "Send gift cards to Mei" });
  const greeted = renderMail(ticketReceived.content(await latestFor(db(), email, "ticket-received")));
  expect(greeted.text + greeted.html).not.toContain("gift cards");
  const hostile = "Mei\r\nBcc: spy@evil.example";
  await send({ email, firstName: hostile, lastName: "<b>x</b>", message: "visit http://evil.example" });
  const mail = renderMail(ticketReceived.content(await latestFor(db(), email, "ticket-received")));
  expect(mail.subject).toMatch(/^We have your message \(T-\d+\)$/);
  expect(mail.text + mail.html).not.toMatch(/evil|spy/);
  const house = renderMail(ticketForSupport.content(await latestFor(db(), HOUSE, "ticket-for-support")));
  expect(house.subject).not.toMatch(/[\r\n]/);
  expect(house.html).not.toContain("<b>x</b>");
  expect((await send({ email: "a@b.sg\r\nBcc: spy@evil.example" })).status).toBe(400);
});

test("limits to five a day per email address, whoever writes, and twenty an hour per network", async () => {
  const email = "often@test.example";
  for (let time = 0; time < 5; time++) expect((await send({ email })).status).toBe(200);
  expect(await send({ email })).toMatchObject({ status: 429 });
  const { actor } = await makeVendor(db());
  expect(await send({ email }, { as: actor }, "/ticket-vendor/vendor-ticket")).toMatchObject({ status: 429 });
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

  test("redirects to its page with the number", async () => {
    const answer = await submit(form(typed(), Buffer.alloc(0), ""));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/contact-us\?sent=T-\d{6}#form$/);
  });

  test("shows a page with the waiting time when throttled", async () => {
    const often = typed();
    for (let time = 0; time < 5; time++) await submit(form(often, Buffer.alloc(0), ""));
    const answer = await submit(form(often, Buffer.alloc(0), ""));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain("Too many attempts. Please try again in");
  });

  test("shows errors as a page", async () => {
    const answer = await submit(form(typed({ email: "<i>" }), Buffer.alloc(0), ""));
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await answer.text()).toContain("Please enter a valid email address");
  });
});
