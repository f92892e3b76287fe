import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorHome } from "@/contracts/operator/home/home";
import type {
  OperatorTicket,
  OperatorTickets,
  SavedAnswer,
} from "@/contracts/messaging/ticket/operator-ticket";
import type { OwnTickets, TicketOpened } from "@/contracts/messaging/ticket/ticket";
import { SIGNATURE_HEADER, signBody } from "@/server/adapters/payments/signature";
import { API_PREFIX, createApp } from "@/server/app";
import type { Actor } from "@/server/core/actor";
import { ticketInbound } from "@/server/db/schema/messaging/ticket";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeOperator, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
const SECRET = "a secret of the mail server, long";

const before = process.env.INBOUND_MAIL_SECRET;
beforeAll(() => {
  process.env.INBOUND_MAIL_SECRET = SECRET;
});
afterAll(() => {
  if (before === undefined) delete process.env.INBOUND_MAIL_SECRET;
  else process.env.INBOUND_MAIL_SECRET = before;
});

const support = async () => (await makeOperator(db(), "support")).actor;

async function opened(message = "When is my next payment due?") {
  const vendor = await makeVendor(db());
  const body = { topic: "payment", firstName: "Mei", lastName: "Tan", email: vendor.email, message };
  const sent = await call<TicketOpened>("POST", "/ticket-vendor/vendor-ticket", { as: vendor.actor, body });
  return { ...vendor, ticketNumber: sent.body.data.ticketNumber };
}

async function find(as: Actor, ticketNumber: string) {
  const path = `/operator/ticket?searchBy=${ticketNumber}`;
  return (await call<OperatorTickets>("GET", path, { as })).body.data.docs[0];
}
const act = (as: Actor, id: string | undefined, what: string, body: object) =>
  call<OperatorTicket>("POST", `/operator/ticket/${id}/${what}`, { as, body });
const own = async (as: Actor) =>
  (await call<OwnTickets>("GET", "/ticket-vendor/vendor-ticket", { as })).body.data.docs;

let mails = 0;
function inbound(mail: object, secret = SECRET) {
  const raw = JSON.stringify({ messageId: `<${++mails}@mail.example>`, ...mail });
  return createApp().request(`${API_PREFIX}/ticket/inbound`, {
    method: "POST",
    headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signBody(raw, secret) },
    body: raw,
  });
}

test("an answer is mailed and shown with the vendor's ticket; a reply by mail is added and reopens it", async () => {
  const operator = await support();
  const { actor, email, ticketNumber } = await opened();
  const row = await find(operator, ticketNumber);
  expect(row).toMatchObject({
    state: "open",
    name: "Mei Tan",
    owner: "",
    words: "When is my next payment due?",
  });
  const answered = await act(operator, row?._id, "answer", { body: "On 3 March." });
  expect(answered.body).toMatchObject({
    message: "Answer sent",
    data: { state: "answered", owner: operator.email, answers: [{ from: "sayang", body: "On 3 March." }] },
  });
  expect(JSON.stringify(await queuedFor(db(), email))).toContain("On 3 March.");
  const quoted = "And the one after?\r\n\r\nOn Sat, 28 Nov 2026 at 10:00, Sayang wrote:\r\n> On 3 March.";
  const reply = { from: `Mei <${email}>`, subject: `Re: Our answer (${ticketNumber})`, text: quoted };
  expect((await inbound(reply)).status).toBe(200);
  expect(await own(actor)).toMatchObject([
    {
      state: "open",
      answers: [
        { from: "sayang", body: "On 3 March." },
        { from: "sender", body: "And the one after?" },
      ],
    },
  ]);
  const kept = await db().select().from(ticketInbound);
  expect(kept.find(({ ticketId }) => ticketId === row?._id)?.raw).toContain("> On 3 March.");
});

test("the same mail twice, a wrong signature and another sender add nothing to a ticket", async () => {
  const operator = await support();
  const { actor, email, ticketNumber } = await opened();
  const mail = { messageId: "<same@mail.example>", from: email, subject: ticketNumber, text: "More" };
  await inbound(mail);
  expect((await inbound(mail)).status).toBe(200);
  expect(
    (await inbound({ ...mail, messageId: "<x@mail.example>" }, "another secret of 32 letters and more"))
      .status,
  ).toBe(400);
  const stranger = { from: "stranger@test.example", subject: `Re: ${ticketNumber}`, text: "Tell me more" };
  const made = (await (await inbound(stranger)).json()) as { data: TicketOpened };
  expect(made.data.ticketNumber).not.toBe(ticketNumber);
  expect((await own(actor))[0]?.answers).toHaveLength(1);
  expect(await find(operator, made.data.ticketNumber)).toMatchObject({ email: "stranger@test.example" });
  process.env.INBOUND_MAIL_SECRET = "";
  expect((await inbound(stranger)).status).toBe(404);
  process.env.INBOUND_MAIL_SECRET = SECRET;
});

test("only tickets of the same sender can be merged", async () => {
  const operator = await support();
  const first = await opened("The first");
  const other = await opened("Of somebody else");
  const body = { topic: "payment", firstName: "Mei", email: first.email, message: "The second" };
  const again = await call<TicketOpened>("POST", "/ticket-vendor/vendor-ticket", { as: first.actor, body });
  const second = await find(operator, again.body.data.ticketNumber);
  const wrong = await act(operator, second?._id, "merge", { into: other.ticketNumber });
  expect(wrong.status).toBe(409);
  const merged = await act(operator, second?._id, "merge", { into: first.ticketNumber });
  expect(merged.body.data).toMatchObject({
    ticketNumber: first.ticketNumber,
    answers: [{ from: "sender", body: `${again.body.data.ticketNumber}: The second` }],
  });
  expect(await find(operator, again.body.data.ticketNumber)).toMatchObject({ state: "closed" });
});

test("tickets can be taken, closed and reopened, and the queue counts open ones", async () => {
  const operator = await support();
  const count = async () => {
    const { queues } = (await call<OperatorHome>("GET", "/operator/home", { as: operator })).body.data;
    return queues.find(({ name }) => name === "tickets")?.count ?? 0;
  };
  const { ticketNumber } = await opened();
  const waiting = await count();
  const id = (await find(operator, ticketNumber))?._id;
  expect((await act(operator, id, "owner", { mine: true })).body.data.owner).toBe(operator.email);
  expect((await act(operator, id, "state", { state: "closed" })).body.data.state).toBe("closed");
  expect(await count()).toBe(waiting - 1);
  expect((await act(operator, id, "state", { state: "open" })).body.data.state).toBe("open");
  const { actor: admin } = await makeOperator(db());
  const log = await call<OperatorActs>("GET", `/operator/audit?searchBy=${ticketNumber}`, { as: admin });
  expect(log.body.data.docs.map(({ kind }) => kind)).toEqual(["ticket.open", "ticket.close", "ticket.own"]);
});

test("support and admin, and nobody else, can save frequent answers", async () => {
  const operator = await support();
  const body = { title: "Due dates", body: "They stay." };
  const kept = await call<SavedAnswer[]>("POST", "/operator/saved-answer", { as: operator, body });
  expect(kept.body.data).toMatchObject([body]);
  const id = kept.body.data[0]?._id;
  const gone = await call<SavedAnswer[]>("DELETE", `/operator/saved-answer/${id}`, { as: operator });
  expect(gone.body.data).toEqual([]);
  for (const role of ["trust", "finance"] as const) {
    const { actor } = await makeOperator(db(), role);
    expect((await call("GET", "/operator/ticket", { as: actor })).status).toBe(403);
  }
});
