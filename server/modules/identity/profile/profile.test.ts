import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { CustomerProfile } from "@/contracts/identity/auth";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { HOUR_MS } from "@/lib/time";
import { sessionSecret } from "@/server/core/secrets";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { signAccessToken } from "@/server/modules/identity/session/tokens";

const database = useTestDatabase();
const call = testApi();

test("a customer reads its own profile", async () => {
  const { id, email, actor } = await makeCustomer(database().db, {
    brideFirstName: "Mei Ling",
    budgetCents: 4_500_050,
    verified: false,
  });
  const { body } = await call<CustomerProfile>("GET", `/user/profile/${id}`, { as: actor });
  expect(body.data).toMatchObject({
    id,
    _id: id,
    email,
    brideFirstName: "Mei Ling",
    budget: 45_000.5,
    isEmailVerified: false,
  });
  expect(JSON.stringify(body)).not.toMatch(/password/i);
});

test("a vendor reads its own profile", async () => {
  const vendor = await makeVendor(database().db, { status: "rejected", statusReason: "No licence" });
  const { body } = await call<VendorProfile>("GET", `/vendor/profile/${vendor.id}`, { as: vendor.actor });
  expect(body.data).toMatchObject({
    id: vendor.id,
    roleUser: "vendor",
    slug: vendor.slug,
    status: "rejected",
    statusReason: "No licence",
  });
  expect(body.data).not.toHaveProperty("commissionBps");
});

test("nobody reads another account's profile", async () => {
  const { db } = database();
  const [couple, other] = [await makeCustomer(db), await makeCustomer(db)];
  const [vendor, rival] = [await makeVendor(db), await makeVendor(db)];
  const { actor: operator } = await makeOperator(db);
  const status = async (
    path: string,
    as: typeof couple.actor | typeof vendor.actor | typeof operator | null,
  ) => (await call("GET", path, { as })).status;
  expect(await status(`/user/profile/${couple.id}`, other.actor)).toBe(403);
  expect(await status(`/user/profile/${couple.id}`, vendor.actor)).toBe(403);
  expect(await status(`/user/profile/${couple.id}`, operator)).toBe(403);
  expect(await status(`/user/profile/${couple.id}`, null)).toBe(401);
  expect(await status(`/vendor/profile/${vendor.id}`, rival.actor)).toBe(403);
  expect(await status(`/vendor/profile/${vendor.id}`, couple.actor)).toBe(403);
  expect(await status(`/user/profile/nonsense`, couple.actor)).toBe(400);
});

test("expired, tampered, unsigned, foreign and incomplete tokens all get 401", async () => {
  const { id, actor } = await makeCustomer(database().db);
  const good = (await signAccessToken(actor)).token;
  const [head = "", claims = "", signature = ""] = good.split(".");
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, "base64url").toString()), sub: "someone" }),
  ).toString("base64url");
  const secret = new TextEncoder().encode(sessionSecret());
  const base = () =>
    new SignJWT({ role: "customer", sid: actor.sessionId }).setIssuer("sayang").setSubject(id);
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const bad = {
    expired: (await signAccessToken(actor, new Date(Date.now() - HOUR_MS))).token,
    "claims replaced": `${head}.${forged}.${signature}`,
    "signature cut": `${head}.${claims}.`,
    "alg none": new UnsecuredJWT({ role: "customer", sid: actor.sessionId })
      .setIssuer("sayang")
      .setSubject(id)
      .setExpirationTime("1h")
      .encode(),
    "alg HS512": await base().setProtectedHeader({ alg: "HS512" }).setExpirationTime("1h").sign(secret),
    "alg RS256": await base().setProtectedHeader({ alg: "RS256" }).setExpirationTime("1h").sign(privateKey),
    "a public key as the secret": await base()
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(await exportSPKI(publicKey))),
    "another key": await base()
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode("another secret of more than 32 characters")),
    "another issuer": await new SignJWT({ role: "customer", sid: actor.sessionId })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("elsewhere")
      .setSubject(id)
      .setExpirationTime("1h")
      .sign(secret),
    garbage: "garbage",
    empty: "",
  };
  const ask = (token: string) =>
    call("GET", `/user/profile/${id}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask(good)).status).toBe(200);
  for (const [kind, token] of Object.entries(bad)) {
    const answer = await ask(token);
    expect([kind, answer.status]).toEqual([kind, 401]);
    expect(answer.body.message).toBe("Session has expired. Please Log in again.");
  }
});
