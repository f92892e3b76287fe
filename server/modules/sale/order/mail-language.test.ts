import type { CustomerLogin, CustomerProfile } from "@/contracts/identity/auth";
import { LANGUAGE_COOKIE } from "@/lib/language/languages";
import type { CustomerActor } from "@/server/core/actor";
import { readOutbox } from "@/server/mail/dev/outbox";
import { verifyAccessToken } from "@/server/modules/identity/session/tokens";
import { makeJobsDue, sendMessages } from "@/tests/setup/jobs";
import { latestFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PASSWORD = "Sayang#2026";
const CHINESE = { headers: { cookie: `${LANGUAGE_COOKIE}=zh` } };

async function register(email: string, headers: Record<string, string>) {
  const registered = await call("POST", "/user/auth/register/code", {
    headers,
    body: { firstName: "美玲", email, password: PASSWORD, isPrivacyAndTerms: true },
  });
  const cookie = registered.headers.getSetCookie().map((line) => line.split(";")[0]);
  const { code } = await latestFor(db(), email, "registration-code");
  const verified = await call<CustomerLogin>("POST", "/user/auth/register/verify", {
    headers: { cookie: [headers.cookie, ...cookie].filter(Boolean).join("; ") },
    body: { code },
  });
  const { tokens } = verified.body.data;
  return (await verifyAccessToken(tokens.access.token)) as CustomerActor;
}

async function mailsTo(email: string) {
  await makeJobsDue();
  await sendMessages();
  return (await readOutbox()).filter(({ to }) => to === email).reverse();
}

/** Returns what is left of a mail without addresses, order numbers and the names of the test. */
const proseOf = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, "")
    .replace(/SY-\d\d-\d+/g, "")
    .replaceAll("Kopi & Light", "")
    .replace(/^> .*$/gm, "");

test("a couple that reads Chinese gets every mail from registering to the booking in Chinese", async () => {
  const email = `meiling.${Date.now()}@test.example`;
  const actor = await register(email, CHINESE.headers);
  const { product, vendor } = await shop.makeStall({}, { vendorName: "Kopi & Light" });
  await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  await shop.pay(actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await call("POST", "/user/auth/forgot-password", { body: { email } });

  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "您的 Sayang 验证码",
    expect.stringMatching(/^\$[\d,.]+ 的收据$/),
    expect.stringMatching(/^预订成功：\d+年\d+月\d+日 的 SY-/),
    "为 Sayang 设置新密码",
  ]);
  for (const { subject, text, html } of mails) {
    expect(html).toContain('<html lang="zh-Hans"');
    expect(proseOf(`${subject}\n${text}`)).not.toMatch(/[a-z]{2,}[,.]? [a-z]{2,}/i);
  }
  // The vendor reads no Chinese.
  const [received] = await mailsTo(vendor.email);
  expect(received?.html).toContain('<html lang="en-SG"');
});

test("an account's language is the last one its owner read in, and can be chosen", async () => {
  const email = `choosing.${Date.now()}@test.example`;
  const actor = await register(email, {});
  const path = `/user/profile/${actor.accountId}`;
  const language = async (headers = {}) =>
    (await call<CustomerProfile>("GET", path, { as: actor, headers })).body.data.language;
  expect(await language()).toBe("en");
  expect(await language(CHINESE.headers)).toBe("zh");
  expect(await language()).toBe("zh");

  const changed = await call<CustomerProfile>("PATCH", path, {
    as: actor,
    ...CHINESE,
    body: { language: "ta" },
  });
  expect(changed.body.data.language).toBe("ta");
  expect(changed.headers.getSetCookie().join()).toContain(`${LANGUAGE_COOKIE}=ta`);
  const wrong = await call("PATCH", path, { as: actor, body: { language: "fr" } });
  expect(wrong).toMatchObject({ status: 400, body: { message: "language must be one of: en, zh, ms, ta" } });

  const signedIn = await call("POST", "/user/auth/login", { body: { email, password: PASSWORD } });
  expect(signedIn.headers.getSetCookie().join()).toContain(`${LANGUAGE_COOKIE}=ta`);
});
