import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorPerson } from "@/contracts/operator/person";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeOperator, makeSession } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const reason = "Asked by phone";

test("a person's account is shown, signed out, mailed again and exported, each kept with its reason", async () => {
  const { actor: support } = await makeOperator(db(), "support");
  const { actor: admin } = await makeOperator(db());
  const { id, email, actor } = await makeCustomer(db(), { verified: false });
  await makeSession(db(), id);
  const path = `/operator/person/${id}`;
  const shown = (await call<OperatorPerson>("GET", path, { as: support })).body.data;
  expect(shown).toMatchObject({ email, isEmailVerified: false, orders: 0 });
  expect(shown.sessions.length).toBeGreaterThan(0);

  const act = (body: object) => call<OperatorPerson>("POST", `${path}/act`, { as: support, body });
  const silent = await act({ act: "endSessions", reason: "" });
  expect([silent.status, silent.body.message]).toEqual([400, "Please give a reason"]);
  expect((await act({ act: "resendVerification", reason })).status).toBe(200);
  expect((await queuedFor(db(), email)).length).toBe(1);
  expect((await act({ act: "endSessions", reason })).body.data.sessions).toEqual([]);
  expect((await call("GET", `/user/profile/${id}`, { as: actor })).status).toBe(401);

  const { token } = await signAccessToken(support);
  const file = await shop.app.request(`${API_PREFIX}${path}/export`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ reason }),
  });
  expect(((await file.json()) as { profile: { email: string } }).profile.email).toBe(email);
  const log = await call<OperatorActs>("GET", `/operator/audit?subjectId=${id}`, { as: admin });
  expect(log.body.data.docs.map(({ kind, reason: why }) => [kind, why])).toEqual([
    ["person.export", reason],
    ["person.endSessions", reason],
    ["person.resendVerification", reason],
  ]);
});

test("there is none for a vendor's or an unknown id", async () => {
  const { actor } = await makeOperator(db(), "trust");
  expect((await call("GET", `/operator/person/${actor.accountId}`, { as: actor })).status).toBe(404);
});
