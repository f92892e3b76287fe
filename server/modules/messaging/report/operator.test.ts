import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { OrderReview, Review, VendorReviews } from "@/contracts/catalogue/review";
import type { OwnStory, Story } from "@/contracts/catalogue/story";
import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorHome } from "@/contracts/operator/home/home";
import type {
  OperatorReport,
  OperatorReportList,
  OperatorRoom,
} from "@/contracts/messaging/report/operator-report";
import type { SentMessage } from "@/contracts/messaging/room";
import type { ReportKind } from "@/contracts/report-href";
import type { Actor } from "@/server/core/actor";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";
import { order } from "@/server/db/schema/sale/order";
import { hashPassword } from "@/server/modules/identity/account/password";
import { storyAddresses } from "@/server/modules/catalogue/story/public";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const { call, db, sell } = useShop();

const report = (as: Actor, kind: ReportKind, id: string) =>
  call("POST", "/report", { as, body: { kind, id, reason: "false", words: "Not true" } });
const trust = async () => (await makeOperator(db(), "trust")).actor;
const queue = async (as: Actor, state = "open") =>
  (await call<OperatorReportList>("GET", `/operator/report?limit=100&state=${state}`, { as })).body.data.docs;
const entry = async (as: Actor, subject: string) =>
  (await queue(as)).find((each) => each.subject.includes(subject));
const decide = (as: Actor, id: string, decision: string, reason = "") =>
  call<OperatorReport>("POST", `/operator/report/${id}/decision`, { as, body: { decision, reason } });
const kinds = async (email: string) => (await queuedFor(db(), email)).map(({ kind }) => kind);

async function reviewed(vendorName: string) {
  const sale = await sell();
  await db().update(vendorTable).set({ vendorName }).where(eq(vendorTable.id, sale.vendor.id));
  await db()
    .update(order)
    .set({ state: "delivered", deliveredAt: new Date() })
    .where(eq(order.id, sale.orderId));
  const body = { orderId: sale.orderId, rating: 1, comment: "The cook was drunk" };
  const { id } = (await call<Review>("POST", "/user-review", { as: sale.customer.actor, body })).body.data;
  return { ...sale, reviewId: id };
}

const rating = async (id: string) => {
  const [row] = await db().select().from(vendorTable).where(eq(vendorTable.id, id));
  return [row?.ratingSum, row?.ratingCount];
};

test("a reported review is hidden with a reason that its author reads, and restored", async () => {
  const { customer, vendor, orderId, reviewId } = await reviewed("Peony Kitchen");
  const operator = await trust();
  await report(vendor.actor, "review", reviewId);
  const queued = await entry(operator, "Peony Kitchen");
  expect(queued).toMatchObject({ kind: "review", people: 1, reasons: ["false"] });
  const id = queued?._id ?? "";
  const shown = (await call<OperatorReport>("GET", `/operator/report/${id}`, { as: operator })).body.data;
  expect(shown).toMatchObject({
    context: { rating: 1, text: "The cook was drunk" },
    hidden: null,
    target: { email: customer.email, role: "customer", isBlocked: false },
    reports: [{ words: "Not true", from: vendor.email, role: "vendor" }],
    decisions: ["dismiss", "hide", "warn", "block"],
  });
  const unsaid = await decide(operator, id, "hide");
  expect(unsaid).toMatchObject({
    status: 400,
    body: { message: "Please give a reason: the person it is about reads it" },
  });
  expect((await decide(operator, id, "hide", "It accuses a person")).status).toBe(200);
  expect((await decide(operator, id, "hide", "It accuses a person")).status).toBe(409);

  const publicly = `/user-review/getCustomerReviewsbyVendorId/${vendor.id}`;
  const list = async () => (await call<VendorReviews>("GET", publicly)).body.data;
  expect(await list()).toMatchObject({ docs: [], histogram: { count: 0 } });
  expect(await rating(vendor.id)).toEqual([0, 0]);
  const own = async (as: Actor) =>
    (await call<OrderReview>("GET", `/user-review/order/${orderId}`, { as })).body.data;
  expect(await own(customer.actor)).toMatchObject({
    review: { comment: "The cook was drunk" },
    hidden: { what: "review", reason: "It accuses a person" },
    canReview: false,
  });
  expect(await own(vendor.actor)).toMatchObject({ review: null, hidden: null, canRequest: false });
  expect(await kinds(customer.email)).toContain("review-hidden");
  expect(await kinds(vendor.email)).toContain("report-decided");
  expect(await entry(operator, "Peony Kitchen")).toBeUndefined();
  expect((await queue(operator, "decided")).map(({ _id }) => _id)).toContain(id);

  expect((await decide(operator, id, "restore")).body.data.hidden).toBeNull();
  expect((await list()).docs).toHaveLength(1);
  expect(await rating(vendor.id)).toEqual([1, 1]);
  const { docs } = (
    await call<OperatorActs>("GET", "/operator/audit?searchBy=Peony Kitchen", { as: operator })
  ).body.data;
  expect(docs).toMatchObject([
    { kind: "report.restore", doneBy: `operator:${operator.email}` },
    { kind: "report.hide", reason: "It accuses a person" },
  ]);
});

test("a hidden story leaves its page, the sitemap and the list, and can't be published again", async () => {
  const { customer, orderId } = await reviewed("Orchid Hall");
  const as = customer.actor;
  const body = { names: "Mei and Jun", title: "Rain at last", words: "We danced.", orderIds: [orderId] };
  await call("PUT", "/user-story", { as, body });
  const published = await call<OwnStory>("POST", "/user-story/publish", { as, body: { agree: true } });
  const slug = published.body.data.publishedSlug ?? "";
  const { id } = (await call<Story>("GET", `/story/${slug}`)).body.data;
  const operator = await trust();
  await report((await makeCustomer(db())).actor, "story", id);
  const queued = await entry(operator, "Rain at last");
  expect((await decide(operator, queued?._id ?? "", "hide", "Shows a child")).status).toBe(200);
  expect((await call("GET", `/story/${slug}`)).status).toBe(404);
  expect((await storyAddresses(1_000)).map((each) => each.slug)).not.toContain(slug);
  expect((await call<OwnStory>("GET", "/user-story", { as })).body.data).toMatchObject({
    publishedSlug: null,
    hiddenReason: "Shows a child",
  });
  expect((await call("POST", "/user-story/publish", { as, body: { agree: true } })).status).toBe(409);
  expect((await decide(operator, queued?._id ?? "", "restore")).status).toBe(200);
  expect((await call("GET", `/story/${slug}`)).status).toBe(200);
});

test("a whole conversation can be read only after a report, and reading it is logged", async () => {
  const couple = await makeCustomer(db(), { brideFirstName: "Ruo", groomFirstName: "Tim" });
  const vendor = await makeVendor(db());
  const said = { vendorId: vendor.id, body: "Hello", clientId: v4() };
  const { roomId } = (await call<SentMessage>("POST", "/room/message", { as: couple.actor, body: said })).body
    .data;
  const operator = await trust();
  expect((await call("POST", `/operator/report/${roomId}/room`, { as: operator })).status).toBe(404);
  await report(vendor.actor, "room", roomId);
  await call("POST", "/room/message", { as: couple.actor, body: { ...said, body: "Later", clientId: v4() } });
  const queued = await entry(operator, "Ruo & Tim");
  const id = queued?._id ?? "";
  const detail = (await call<OperatorReport>("GET", `/operator/report/${id}`, { as: operator })).body.data;
  expect(detail.context.messages.map(({ body }) => body)).toEqual(["Hello"]);
  const whole = await call<OperatorRoom>("POST", `/operator/report/${id}/room`, { as: operator });
  expect(whole.body.data.messages.map(({ body }) => body)).toEqual(["Hello", "Later"]);
  const { docs } = (await call<OperatorActs>("GET", "/operator/audit?searchBy=Ruo", { as: operator })).body
    .data;
  expect(docs).toMatchObject([{ kind: "report.readRoom", subjectId: roomId }]);
});

test("an account is warned, blocked and unblocked; a vendor is suspended", async () => {
  const password = "Sayang#2026";
  const { customer, vendor, reviewId } = await reviewed("Lotus Hall");
  await db()
    .update(account)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(account.id, customer.actor.accountId));
  const login = () => call("POST", "/user/auth/login", { body: { email: customer.email, password } });
  const operator = await trust();
  await report(vendor.actor, "review", reviewId);
  const id = (await entry(operator, "Lotus Hall"))?._id ?? "";
  expect((await decide(operator, id, "warn", "Insults")).status).toBe(200);
  expect(await kinds(customer.email)).toContain("account-warned");
  expect((await decide(operator, id, "block", "Insults again")).body.data.decisions).toContain("unblock");
  expect((await call("GET", "/cart", { as: customer.actor })).status).toBe(401);
  expect(await login()).toMatchObject({ status: 403 });
  expect((await decide(operator, id, "unblock")).status).toBe(200);
  expect((await login()).status).toBe(200);

  await report((await makeCustomer(db())).actor, "vendor", vendor.id);
  const shop = (await queue(operator)).find(
    ({ kind, subject }) => kind === "vendor" && subject === "Lotus Hall",
  );
  expect((await decide(operator, shop?._id ?? "", "block", "Sells what isn’t there")).status).toBe(200);
  const [row] = await db().select().from(vendorTable).where(eq(vendorTable.id, vendor.id));
  expect(row?.status).toBe("suspended");
});

test("several reports of a thing are one entry in the queue, and are dismissed together", async () => {
  const { id } = await makeVendor(db(), { vendorName: "Jasmine House" });
  const operator = await trust();
  const count = async () => {
    const { queues } = (await call<OperatorHome>("GET", "/operator/home", { as: operator })).body.data;
    return queues.find(({ name }) => name === "reports")?.count ?? 0;
  };
  const before = await count();
  const people = [await makeCustomer(db()), await makeCustomer(db())];
  for (const { actor } of people) await report(actor, "vendor", id);
  expect(await count()).toBe(before + 1);
  const queued = await entry(operator, "Jasmine House");
  expect(queued?.people).toBe(2);
  expect((await decide(operator, queued?._id ?? "", "dismiss")).status).toBe(200);
  expect((await decide(operator, queued?._id ?? "", "dismiss")).status).toBe(409);
  expect(await count()).toBe(before);
  for (const { email } of people) expect(await kinds(email)).toContain("report-decided");
});

test("roles other than trust and admin can neither read nor decide reports", async () => {
  for (const role of ["support", "finance"] as const) {
    const { actor } = await makeOperator(db(), role);
    expect((await call("GET", "/operator/report", { as: actor })).status).toBe(403);
    expect((await decide(actor, v4(), "dismiss")).status).toBe(403);
  }
});
