import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { SANDBOX_CARDS, type PaymentIntent } from "@/contracts/sale/payment/payment";
import type { VoucherBalance, Wallet, WalletVoucher } from "@/contracts/sale/promotion/voucher";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { signBody } from "@/server/adapters/payments/signature";
import type { Actor } from "@/server/core/actor";
import { refund } from "@/server/db/schema/sale/refund";
import { sandboxIntent } from "@/server/db/schema/sale/sandbox";
import { drawPictures } from "@/server/mail/render/render";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { listFailedRefunds, retryRefund } from "@/server/modules/sale/refund/public";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { sendMessages } from "@/tests/setup/jobs";
import { useSmtpServer } from "@/tests/setup/servers/smtp";
import { useShop } from "@/tests/setup/shop";
import { listUnbooked } from "@/server/modules/sale/webhook/public";
import { giftVoucher } from "./mail";
import { abandonUnpaidPurchases, sendDueVouchers } from "./service-settle";

const shop = useShop();
const smtp = useSmtpServer();
const { call, db } = shop;

let serial = 0;
const address = (name: string) => `${name}${++serial}@test.example`;
const TODAY = todayInSingapore();

type Given = Record<string, unknown> & { as?: Actor | null; key?: string };

function buy({ as = null, key = `key-${Math.random()}`, ...given }: Given = {}) {
  const body = { email: address("couple"), amount: 200, from: "Ah Ma", ...given };
  return call<VoucherPurchase>("POST", "/evoucher", { as, headers: { "idempotency-key": key }, body });
}
const path = ({ id, token }: VoucherPurchase, what = "") => `/evoucher/purchase/${id}${what}?token=${token}`;
const read = async (purchase: VoucherPurchase) =>
  (await call<VoucherPurchase>("GET", path(purchase))).body.data;

async function pay(purchase: VoucherPurchase): Promise<PaymentIntent> {
  const intent = (await call<PaymentIntent>("PUT", path(purchase, "/payment"))).body.data;
  await shop.confirm(intent);
  await shop.settle();
  return intent;
}
async function bought(given: Given = {}) {
  const buyerEmail = address("buyer");
  const purchase = (await buy({ buyerEmail, ...given })).body.data;
  await pay(purchase);
  return { ...(await read(purchase)), token: purchase.token };
}
const balance = (code: string, as: Actor | null = null) =>
  call<VoucherBalance>("POST", "/evoucher/balance", { as, body: { code } });
const giftTo = (email: string) => latestFor(db(), email, "gift-voucher");
const kindsFor = async (email: string) => (await queuedFor(db(), email)).map(({ kind }) => kind);

afterEach(async () => expect(await checkLedger(db())).toEqual([]));

test("a guest buys three vouchers: nothing is mailed until the payment counts, then the codes and a receipt", async () => {
  const [email, buyerEmail] = [address("couple"), address("buyer")];
  const { status, body } = await buy({ email, buyerEmail, quantity: 3, message: "With love" });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ state: "pending", amount: 200, quantity: 3, total: 600, sendOn: TODAY });
  const intent = (await call<PaymentIntent>("PUT", path(body.data, "/payment"))).body.data;
  expect(intent).toMatchObject({ amount: 600, status: "requires_payment" });
  await shop.confirm(intent, SANDBOX_CARDS.declined);
  await shop.settle();
  expect(await kindsFor(email)).toEqual([]);
  expect(await kindsFor(buyerEmail)).toEqual([]);
  expect((await call<PaymentIntent>("PUT", path(body.data, "/payment"))).body.data.paymentId).toBe(
    intent.paymentId,
  );
  await shop.confirm(intent);
  await shop.settle();
  expect(await read(body.data)).toMatchObject({ state: "paid", sentAt: expect.any(String) as string });
  const gift = await giftTo(email);
  expect(gift).toMatchObject({ from: "Ah Ma", message: "With love", amountCents: 20_000 });
  expect(new Set(gift.codes).size).toBe(3);
  expect(await latestFor(db(), buyerEmail, "voucher-receipt")).toMatchObject({
    totalCents: 60_000,
    quantity: 3,
  });
  for (const code of gift.codes) {
    expect((await balance(code)).body.data).toMatchObject({
      state: "active",
      balance: 200,
      isClaimable: true,
    });
  }
});

test("when a gift isn't delivered, its buyer is told and can send it to another address", async () => {
  const [wrong, right] = [address("nobody"), address("couple")];
  const purchase = await bought({ email: wrong });
  expect(purchase.mail).toEqual({ status: "queued", reason: "" });
  expect((await call("POST", path(purchase, "/resend"), { body: { email: right } })).status).toBe(409);
  smtp.refuseBy((to) => (to === wrong ? "550 5.1.1 no such user" : null));
  await sendMessages();
  const reason = "This email address doesn’t exist";
  expect(await read(purchase)).toMatchObject({ email: wrong, mail: { status: "refused", reason } });
  const told = smtp.received(purchase.buyerEmail).map(({ mail }) => [mail.subject, mail.text] as const);
  expect(told.at(-1)).toEqual([
    "Your gift voucher didn't arrive",
    expect.stringContaining(`${wrong}. ${reason}`),
  ]);
  const again = await call<VoucherPurchase>("POST", path(purchase, "/resend"), { body: { email: right } });
  expect(again.body).toMatchObject({
    message: "Sent again",
    data: { email: right, mail: { status: "queued", reason: "" } },
  });
  expect((await giftTo(right)).codes).toHaveLength(1);
  await sendMessages();
  expect((await read(purchase)).mail).toEqual({ status: "sent", reason: "" });
  smtp.refuseBy(() => null);
});

test("the gift mail contains a valid picture", async () => {
  const content = giftVoucher.content(giftVoucher.sample("https://sayang.example"));
  const [picture] = await drawPictures(content);
  const { data, info } = await sharp(picture?.png).raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(1008);
  // The amount is drawn in ink on the right of the stub.
  const isInk = (at: number) =>
    (data[at] ?? 255) < 60 && (data[at + 1] ?? 255) < 60 && (data[at + 2] ?? 255) < 60;
  let ink = 0;
  for (let at = 0; at < data.length; at += info.channels) if (isInk(at)) ink++;
  expect(ink).toBeGreaterThan(2_000);
});

test("the same key makes one purchase, and refuses a different request", async () => {
  const given = { key: "evoucher-key-1", email: address("couple"), from: "Ah Ma" };
  const answers = await Promise.all([buy(given), buy(given), buy(given)]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  const other = await buy({ ...given, amount: 50 });
  expect([other.status, other.body.message]).toEqual([
    409,
    "This Idempotency-Key was used for another purchase",
  ]);
  expect(
    (await call("POST", "/evoucher", { body: { email: given.email, amount: 50, from: "A" } })).status,
  ).toBe(400);
});

test("an invalid purchase is refused with reasons", async () => {
  const wrong = async (given: Given) => (await buy(given)).body.message;
  expect(await wrong({ amount: 19 })).toContain("Choose an amount from $20 to $2,000");
  expect(await wrong({ amount: 50.5 })).toContain("Choose an amount");
  expect(await wrong({ quantity: 21 })).toContain("Choose from 1 to 20 vouchers");
  expect(await wrong({ email: "nobody" })).toContain("Enter a valid email address");
  expect(await wrong({ from: "" })).toContain("Enter the name it is from");
  expect(await wrong({ sendOn: addDays(TODAY, -1) })).toContain("Choose a day from today");
  expect(await wrong({ sendOn: addDays(TODAY, 366) })).toContain("Choose a day from today");
});

test("a form sent without JavaScript leads to the purchase's page", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    email: address("couple"),
    amount: "50",
    quantity: "1",
    from: "A",
    sendOn: "",
  })) {
    form.set(name, value);
  }
  const answer = await shop.app.request(
    "/api/v1/evoucher",
    {
      method: "POST",
      headers: { accept: "text/html,*/*" },
      body: form,
    },
    { incoming: { socket: { remoteAddress: "10.99.0.1", remotePort: 1, remoteFamily: "IPv4" } } },
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^\/evoucher\/purchase\/[\w-]{36}\?token=[\w-]{43}$/);
});

test("only the buyer can read a purchase: by its token, or signed in", async () => {
  const { actor, email } = await makeCustomer(db());
  const stranger = await makeCustomer(db());
  const purchase = (await buy({ as: actor })).body.data;
  expect(purchase.buyerEmail).toBe(email);
  const as = (who: Actor | null, token = "") =>
    call("GET", `/evoucher/purchase/${purchase.id}?token=${token}`, { as: who });
  expect((await as(actor)).status).toBe(200);
  expect((await as(null, purchase.token)).status).toBe(200);
  for (const answer of [await as(stranger.actor), await as(null), await as(null, `${purchase.token}x`)]) {
    expect([answer.status, answer.body.message]).toEqual([404, "This purchase does not exist"]);
  }
  const mine = await call<VoucherPurchase[]>("GET", "/evoucher/purchase", { as: actor });
  expect(mine.body.data.map(({ id }) => id)).toEqual([purchase.id]);
  expect(
    (await call<VoucherPurchase[]>("GET", "/evoucher/purchase", { as: stranger.actor })).body.data,
  ).toEqual([]);
});

test("a voucher for a later day is mailed that morning, once, and not earlier", async () => {
  const email = address("couple");
  const sendOn = addDays(TODAY, 30);
  const purchase = await bought({ email, sendOn });
  expect(purchase).toMatchObject({ state: "paid", sentAt: null, sendOn });
  expect(await kindsFor(email)).toEqual([]);
  await sendDueVouchers(new Date(`${sendOn}T08:59:59+08:00`));
  expect(await kindsFor(email)).toEqual([]);
  const morning = new Date(`${sendOn}T09:00:00+08:00`);
  await Promise.all([sendDueVouchers(morning), sendDueVouchers(morning), sendDueVouchers(morning)]);
  expect(await kindsFor(email)).toEqual(["gift-voucher"]);
  expect((await giftTo(email)).expiresOn.slice(0, 4)).toBe(String(Number(sendOn.slice(0, 4)) + 3));
});

test("the buyer can have vouchers and receipt sent again, with the same code", async () => {
  const [email, buyerEmail] = [address("couple"), address("buyer")];
  const later = await bought({ sendOn: addDays(TODAY, 5) });
  expect((await call("POST", path(later, "/resend"))).status).toBe(409);
  const purchase = await bought({ email, buyerEmail });
  const { codes } = await giftTo(email);
  expect((await call("POST", path(purchase, "/resend"))).status).toBe(200);
  expect((await call("POST", path(purchase, "/receipt"))).status).toBe(200);
  expect(await kindsFor(email)).toEqual(["gift-voucher", "gift-voucher"]);
  expect((await giftTo(email)).codes).toEqual(codes);
  expect(await kindsFor(buyerEmail)).toEqual(["voucher-receipt", "voucher-receipt"]);
  expect((await call("POST", `/evoucher/purchase/${purchase.id}/resend?token=x`)).status).toBe(404);
});

test("an unpaid purchase lapses after a day, together with its charge", async () => {
  const purchase = (await buy()).body.data;
  const intent = (await call<PaymentIntent>("PUT", path(purchase, "/payment"))).body.data;
  await abandonUnpaidPurchases(new Date(Date.now() + 23 * HOUR_MS));
  expect(await read(purchase)).toMatchObject({ state: "pending" });
  await abandonUnpaidPurchases(new Date(Date.now() + 25 * HOUR_MS));
  expect(await read(purchase)).toMatchObject({ state: "abandoned" });
  expect((await call("PUT", path(purchase, "/payment"))).status).toBe(409);
  expect((await shop.confirm(intent)).body.data?.status).not.toBe("succeeded");
});

test("unused vouchers are refunded to the card; used ones are not, and refunded codes stop working", async () => {
  const [email, buyerEmail] = [address("couple"), address("buyer")];
  const purchase = await bought({ email, buyerEmail, quantity: 2, amount: 100 });
  const { codes } = await giftTo(email);
  const spender = await makeCustomer(db());
  await call("POST", "/voucher-wallet", { as: spender.actor, body: { code: codes[0] } });
  expect(await read(purchase)).toMatchObject({ refund: { refundable: 100, pending: 0, refunded: 0 } });
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => call<VoucherPurchase>("POST", path(purchase, "/refund"))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await balance(codes[1] ?? "")).body.data).toMatchObject({ state: "refunded", balance: 0 });
  expect(await read(purchase)).toMatchObject({ state: "paid", refund: { refundable: 0, pending: 100 } });
  await shop.settle();
  expect(await read(purchase)).toMatchObject({ state: "paid", refund: { pending: 0, refunded: 100 } });
  expect((await balance(codes[0] ?? "")).body.data).toMatchObject({ state: "active", balance: 100 });
  expect(await kindsFor(buyerEmail)).toEqual([
    "voucher-receipt",
    "voucher-refund-scheduled",
    "voucher-refund-paid",
  ]);
  expect(await kindsFor(email)).toEqual(["gift-voucher", "gift-voucher-taken-back"]);
});

test("a voucher refund that the processor refuses reactivates the vouchers, once, and is not sent again", async () => {
  const [email, buyerEmail] = [address("couple"), address("buyer")];
  const purchase = await bought({ email, buyerEmail });
  const [code = ""] = (await giftTo(email)).codes;
  const ofPurchase = eq(refund.purchaseId, purchase.id);
  await db().update(sandboxIntent).set({ status: "cancelled" });
  await call("POST", path(purchase, "/refund"));
  await shop.settle();
  const [row] = await db().select().from(refund).where(ofPurchase);
  expect(row).toMatchObject({ orderId: null, failedAt: expect.any(Date), succeededAt: null });
  expect((await balance(code)).body.data).toMatchObject({ state: "active", balance: 200 });
  expect((await kindsFor(buyerEmail)).at(-1)).toBe("voucher-refund-failed");

  await db().update(sandboxIntent).set({ status: "succeeded" });
  expect(await listFailedRefunds(db())).toEqual([]);
  expect(await retryRefund(row?.id ?? "")).toBe(false);
  const paid = { gatewayRefundId: "re_late", amountCents: 20_000, currency: "sgd", refundId: row?.id };
  for (const type of ["refund.failed", "refund.succeeded"]) {
    const data = { intentId: "pi_any", reason: "late", ...paid };
    const body = JSON.stringify({ id: `evt_${type}`, type, created: 1, data });
    expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
  }
  expect(await db().select().from(refund).where(ofPurchase)).toMatchObject([{ succeededAt: null }]);
  expect((await balance(code)).body.data).toMatchObject({ state: "active", balance: 200 });
  expect((await kindsFor(buyerEmail)).filter((kind) => kind === "voucher-refund-failed")).toHaveLength(1);
});

test.each([
  [
    "that the bank sends back",
    "refund.failed",
    "A bank sent back $200.00 that was refunded for gift vouchers",
  ],
  ["that is paid after all", "refund.succeeded", "was paid after it had failed"],
] as const)("a refund of vouchers %s becomes a case for the operator", async (_, type, failure) => {
  const purchase = await bought({ email: address("couple"), buyerEmail: address("buyer") });
  await call("POST", path(purchase, "/refund"));
  await shop.settle();
  const ofPurchase = eq(refund.purchaseId, purchase.id);
  const [row] = await db().select().from(refund).where(ofPurchase);
  let gatewayRefundId = row?.gatewayRefundId;
  if (type === "refund.succeeded") {
    gatewayRefundId = "re_another";
    await db().update(refund).set({ succeededAt: null, failedAt: new Date() }).where(ofPurchase);
  }
  const id = `evt_case_${type}`;
  const paid = { gatewayRefundId, amountCents: 20_000, currency: "sgd", refundId: row?.id };
  const data = { intentId: "pi_any", reason: "account_closed", ...paid };
  const body = JSON.stringify({ id, type, created: 1, data });
  expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
  const found = (await listUnbooked()).find((each) => each.id === id);
  expect(found).toMatchObject({ failure: expect.stringContaining(failure), ids: { refundId: row?.id } });
});

test("a purchase whose vouchers were all returned is refunded; if it was not sent, nobody else is told", async () => {
  const email = address("couple");
  const purchase = await bought({ email, sendOn: addDays(TODAY, 9) });
  expect((await call("POST", path(purchase, "/refund"))).status).toBe(200);
  await shop.settle();
  expect(await read(purchase)).toMatchObject({ state: "refunded", refund: { refunded: 200, refundable: 0 } });
  await sendDueVouchers(new Date(Date.now() + 20 * DAY_MS));
  expect(await kindsFor(email)).toEqual([]);
});

test("a wallet holds claimed vouchers, and only its owner sees where they were spent", async () => {
  const email = address("couple");
  await bought({ email, quantity: 2 });
  const [code = "", spare = ""] = (await giftTo(email)).codes;
  const [mine, other] = [await makeCustomer(db()), await makeCustomer(db())];
  const claim = (as: Actor, typed: string) =>
    call<WalletVoucher>("POST", "/voucher-wallet", { as, body: { code: typed } });
  expect((await claim(mine.actor, code.toLowerCase().replaceAll("-", ""))).body.data).toMatchObject({
    code,
    balance: 200,
  });
  expect((await claim(mine.actor, code)).status).toBe(200);
  const refused = await claim(other.actor, code);
  expect([refused.status, refused.body.message]).toEqual([400, "This voucher belongs to another account."]);
  const wallet = (await call<Wallet>("GET", "/voucher-wallet", { as: mine.actor })).body.data;
  expect(wallet).toMatchObject({ total: 200, tiedToVendors: 0, vouchers: [{ code, from: "Ah Ma" }] });
  expect((await balance(code, mine.actor)).body.data).toMatchObject({
    isYours: true,
    history: [{ kind: "issue", amount: 200 }],
  });
  expect((await balance(code, other.actor)).body.data).toMatchObject({ isYours: false, history: [] });
  expect((await balance(spare)).body.data).toMatchObject({ isClaimable: true });
});

test("guessing codes is throttled by network", async () => {
  const guess = () =>
    call("POST", "/evoucher/balance", { ip: "198.51.100.9", body: { code: "SYG-2222-2222-2222-2222" } });
  for (let n = 0; n < 30; n++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});
