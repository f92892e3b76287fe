import { eq } from "drizzle-orm";
import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { ReferralInfo } from "@/contracts/identity/registration/promo";
import type { Influencers } from "@/contracts/operator/influencer/influencer";
import { API_PREFIX } from "@/server/app";
import { clearCache } from "@/server/core/cache";
import type { OperatorActor } from "@/server/core/actor";
import { promoSignup } from "@/server/db/schema/identity/promo";
import { influencerOf } from "@/server/modules/identity/promo/public";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeOperator } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PATH = "/operator/influencer";

const save = (as: OperatorActor, code: string, name: string) =>
  call("PUT", PATH, { as, body: { code, name } });
const end = (as: OperatorActor, code: string, ended: boolean) =>
  call("POST", `${PATH}/state`, { as, body: { code, ended, reason: "The contract is over" } });
const list = async (as: OperatorActor, query = "") =>
  (await call<Influencers>("GET", `${PATH}${query}`, { as })).body.data.docs;

/** Signs an address up through a link, and returns its discount code. */
async function signUp(email: string, refCode: string): Promise<string> {
  await call("POST", "/user/get-promo", { body: { email, refCode, isPrivacyAndTerms: true } });
  const [row] = await db().select().from(promoSignup).where(eq(promoSignup.email, email));
  return row?.discountCode ?? "";
}

beforeEach(clearCache);

test("an influencer's sign-ups, orders and money are counted, and a code that ended brings nothing new", async () => {
  const { actor } = await makeOperator(db());
  expect((await save(actor, "mei-2027", "Mei Lin")).status).toBe(200);
  expect(await influencerOf("MEI-2027")).toMatchObject({ name: "Mei Lin" });

  const { product } = await shop.makeStall();
  const couple = await makeCustomer(db());
  const code = await signUp(couple.email, "MEI-2027");
  await shop.addToCart(couple.actor, product);
  expect(
    (await call("POST", "/discount-user/redeemDiscountCoupon", { as: couple.actor, body: { code } })).status,
  ).toBe(200);
  expect((await list(actor))[0]).toMatchObject({ code: "MEI-2027", signUps: 1, orders: 0, paid: 0 });
  const placed = (await shop.placeOrder(couple.actor)).body.data;
  await shop.pay(couple.actor, placed.checkoutId);
  const [counted] = await list(actor, "?searchBy=mei%20l&days=30");
  expect(counted).toMatchObject({ signUps: 1, orders: 1, paid: placed.dueNow, discount: 100 });

  expect((await end(actor, "MEI-2027", true)).status).toBe(200);
  expect((await end(actor, "MEI-2027", true)).status).toBe(409);
  clearCache();
  expect(await influencerOf("MEI-2027")).toBeNull();
  const info = await call<ReferralInfo>("GET", "/user/get-ref?ref=MEI-2027");
  expect(info.body.data.isInfluencer).toBe(false);
  await signUp("late@test.example", "MEI-2027");
  expect(await list(actor, "?state=ended")).toMatchObject([{ code: "MEI-2027", signUps: 1, orders: 1 }]);
  expect(await list(actor, "?state=active")).toEqual([]);
  expect((await end(actor, "MEI-2027", false)).status).toBe(200);

  const log = await call<OperatorActs>("GET", "/operator/audit", { as: actor });
  expect(log.body.data.docs).toMatchObject([
    { kind: "influencer.state", subject: "MEI-2027", after: { state: "active" } },
    { kind: "influencer.state", after: { state: "ended" }, reason: "The contract is over" },
    { kind: "influencer.save", before: { name: null }, after: { name: "Mei Lin" } },
  ]);
});

test("codes and names are checked, and a code that isn't an influencer's can't be taken over", async () => {
  const { actor } = await makeOperator(db());
  const fieldOf = async (code: string, name: string) => {
    const { status, body } = await save(actor, code, name);
    return [status, (body.data as { errors?: { field: string }[] } | null)?.errors?.[0]?.field];
  };
  expect(await fieldOf("bad code", "Mei")).toEqual([400, "code"]);
  expect(await fieldOf("", "Mei")).toEqual([400, "code"]);
  expect(await fieldOf("MEI", " ")).toEqual([400, "name"]);
  expect(await fieldOf("MEI", "x".repeat(61))).toEqual([400, "name"]);
  await shop.pool().query("insert into referral_code (code) values ('FRIENDS')");
  expect(await fieldOf("FRIENDS", "Mei")).toEqual([409, "code"]);
  expect((await end(actor, "FRIENDS", true)).status).toBe(404);
});

test("finance reads and downloads, an admin alone changes", async () => {
  const [finance, support] = [await makeOperator(db(), "finance"), await makeOperator(db(), "support")];
  await save((await makeOperator(db())).actor, "JUN", "=Jun");
  expect((await call("GET", PATH, { as: support.actor })).status).toBe(403);
  expect((await save(finance.actor, "JUN", "Jun")).status).toBe(403);
  expect((await end(finance.actor, "JUN", true)).status).toBe(403);
  const headers = { authorization: `Bearer ${(await signAccessToken(finance.actor)).token}` };
  const file = await shop.app.request(`${API_PREFIX}${PATH}/export.csv?searchBy=jun`, { headers });
  // A name can't become a formula.
  expect(await file.text()).toContain("JUN,'=Jun,");
});
