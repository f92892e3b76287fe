import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorPeople, OperatorPerson, PersonDeletion } from "@/contracts/operator/person/person";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeOperator, makeSession } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const reason = "Asked by phone";

test("a person's account can be read, signed out, mailed again and exported, each logged with a reason", async () => {
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

test("returns 404 for a vendor's or an unknown id", async () => {
  const { actor } = await makeOperator(db(), "trust");
  expect((await call("GET", `/operator/person/${actor.accountId}`, { as: actor })).status).toBe(404);
});

test("people can be found by the beginning of their email or phone, and by their problems", async () => {
  const { actor } = await makeOperator(db(), "support");
  const one = await makeCustomer(db(), {
    email: "zara_quek@test.example",
    phone: "98120001",
    verified: false,
  });
  const two = await makeCustomer(db(), { email: "zaraxquek@test.example", phone: "98120002" });
  const find = async (query: string) =>
    (await call<OperatorPeople>("GET", `/operator/person?${query}`, { as: actor })).body.data.docs.map(
      ({ _id }) => _id,
    );
  expect(await find("searchBy=Zara_Q")).toEqual([one.id]);
  expect(await find("searchBy=%2B65%209812%200002")).toEqual([two.id]);
  expect(await find("searchBy=quek")).toEqual([]);
  expect(await find("searchBy=zara&state=unverified")).toEqual([one.id]);
  expect((await find("searchBy=zara")).toSorted()).toEqual([one.id, two.id].toSorted());
});

test("a locked account is signed out and can't sign in until it is unlocked", async () => {
  const { actor: support } = await makeOperator(db(), "support");
  const { id, actor } = await makeCustomer(db());
  const act = (which: string) =>
    call<OperatorPerson>("POST", `/operator/person/${id}/act`, { as: support, body: { act: which, reason } });
  expect((await act("lock")).body.data).toMatchObject({ isLocked: true, sessions: [] });
  expect((await call("GET", `/user/profile/${id}`, { as: actor })).status).toBe(401);
  const { docs } = (await call<OperatorPeople>("GET", "/operator/person?state=locked", { as: support })).body
    .data;
  expect(docs.map(({ _id }) => _id)).toEqual([id]);
  expect((await act("unlock")).body.data.isLocked).toBe(false);
});

test("permitted roles can delete an account after a preview, and only the log keeps the reason", async () => {
  const { actor: support } = await makeOperator(db(), "support");
  const { actor: admin } = await makeOperator(db());
  const { id, email } = await makeCustomer(db());
  const path = `/operator/person/${id}`;
  const preview = (await call<PersonDeletion>("GET", `${path}/deletion`, { as: admin })).body.data;
  expect(preview).toMatchObject({ openOrders: 0, openRefunds: 0 });
  expect(preview.sections).toContainEqual({ section: "profile", entries: 1 });
  expect((await call("POST", `${path}/delete`, { as: support, body: { reason } })).status).toBe(403);
  expect((await call("POST", `${path}/delete`, { as: admin, body: { reason: "" } })).status).toBe(400);
  expect((await call("POST", `${path}/delete`, { as: admin, body: { reason } })).status).toBe(200);
  expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toEqual(["account-deleted"]);
  const { data } = (await call<OperatorPerson>("GET", path, { as: admin })).body;
  expect([data.email.includes(email), data.sessions]).toEqual([false, []]);
  const log = await call<OperatorActs>("GET", `/operator/audit?subjectId=${id}`, { as: admin });
  expect(log.body.data.docs).toMatchObject([{ kind: "person.delete", subject: id, reason }]);
});
