import type { OperatorLogin } from "@/contracts/identity/auth";
import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorHome } from "@/contracts/operator/home/home";
import type { OperatorFacts } from "@/contracts/catalogue/vendor/operator-fact";
import type { OperatorVendor, OperatorVendors } from "@/contracts/catalogue/vendor/operator-vendor";
import type { OperatorProduct, OperatorProducts } from "@/contracts/catalogue/product/operator-product";
import { eq } from "drizzle-orm";
import { addDays, todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { account } from "@/server/db/schema/identity/account";
import { operatorAct } from "@/server/db/schema/identity/operator";
import { hashPassword } from "@/server/modules/identity/account/password";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCategory, makeOperator, makeProduct, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { inSameBrowser } from "@/tests/setup/second-step";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PASSWORD = "Sayang#2026";

describe("signing in", () => {
  const base = "/operator/auth/two-step-verification";
  const begin = async () => {
    const { actor } = await makeOperator(db());
    await db()
      .update(account)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(account.id, actor.accountId));
    const answer = await call<object>("POST", "/operator/auth/login", {
      body: { email: actor.email, password: PASSWORD },
    });
    return { ...actor, answer, ...inSameBrowser(answer) };
  };
  const codeOf = async (email: string) => {
    const mails = await queuedFor(db(), email);
    return /\b\d{6}\b/.exec(JSON.stringify(mails.find(({ kind }) => kind === "two-step-code")))?.[0] ?? "";
  };

  test("requires the password and a mailed code, and lasts an hour", async () => {
    const { email, answer, headers } = await begin();
    expect(answer.body.data).toEqual({ twoStepAuthentication: true, email });
    await call("GET", `${base}/${email}`, { headers });
    const code = await codeOf(email);
    const body = { email, code, rememberBrowser: true };
    const wrong = { ...body, code: code === "000000" ? "000001" : "000000" };
    expect((await call("POST", `${base}/verifyCode`, { body: wrong, headers })).status).toBe(400);
    const signedIn = await call<OperatorLogin>("POST", `${base}/verifyCode`, { body, headers });
    expect(signedIn.body.data.operator).toMatchObject({ roleUser: "operator", operatorRole: "admin", email });
    expect(signedIn.headers.get("set-cookie")).not.toContain("sayang_trusted");
    const expires = Date.parse(signedIn.body.data.tokens.refresh.expires);
    expect(expires - Date.now()).toBeLessThanOrEqual(HOUR_MS);
  });

  test("the code of a couple's sign-in doesn't open the console", async () => {
    const { email, headers } = await begin();
    await call("GET", `/user/auth/two-step-verification/${email}`, { headers });
    expect(await codeOf(email)).toBe("");
  });
});

describe("the queues", () => {
  test("show their length and oldest entry to the roles that may work on them", async () => {
    const { actor: admin } = await makeOperator(db());
    const { actor: support } = await makeOperator(db(), "support");
    const before = (await call<OperatorHome>("GET", "/operator/home", { as: admin })).body.data.queues;
    await makeVendor(db(), { status: "pending", createdAt: new Date("2026-01-02T03:04:05Z") });
    const after = (await call<OperatorHome>("GET", "/operator/home", { as: admin })).body.data.queues;
    const vendors = ({ name }: { name: string }) => name === "vendors";
    expect(after.find(vendors)).toEqual({
      name: "vendors",
      count: (before.find(vendors)?.count ?? 0) + 1,
      since: "2026-01-02T03:04:05.000Z",
    });
    const { queues } = (await call<OperatorHome>("GET", "/operator/home", { as: support })).body.data;
    expect(queues.map(({ name }) => name)).toEqual(["tickets"]);
  });
});

describe("vendors", () => {
  test("can be found, checked against others and decided on, with a mail and a log entry", async () => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const same = { companyRegistrationNumber: "201912345K", phone: "91234567" };
    const twin = await makeVendor(db(), { ...same, vendorName: "Kebaya House Two" });
    const made = await makeVendor(db(), {
      ...same,
      status: "pending",
      vendorName: "Kebaya Höuse",
      validationChecks: {
        fiveYearHistory: false,
        isDirectorOfbankrupt: true,
        isCaseReview: true,
        isBadPress: true,
        isBadReviews: true,
        comment: "Three years old",
      },
    });
    const list = await call<OperatorVendors>("GET", "/operator/vendor?status=pending&searchBy=kebayahouse", {
      as: trust,
    });
    expect(list.body.data.docs.map(({ _id }) => _id)).toEqual([made.id]);
    const path = `/operator/vendor/${made.id}`;
    expect((await call<OperatorVendor>("GET", path, { as: trust })).body.data).toMatchObject({
      isUenValid: true,
      undeclared: ["fiveYearHistory"],
      comment: "Three years old",
      phone: "+65 9123 4567",
      twins: [{ _id: twin.id, shares: ["UEN", "phone"] }],
      decisions: ["approve", "requestChanges", "reject"],
    });
    const decide = (body: object) => call<OperatorVendor>("POST", `${path}/decision`, { as: trust, body });
    expect((await decide({ decision: "reject" })).status).toBe(400);
    expect((await decide({ decision: "reinstate" })).status).toBe(409);
    const asked = await decide({ decision: "requestChanges", reason: "Please add your website" });
    expect(asked.body.data).toMatchObject({ status: "changes_requested", decisions: ["approve", "reject"] });
    expect((await queuedFor(db(), made.email)).map(({ kind }) => kind)).toContain("vendor-changes-requested");
    const log = await call<OperatorActs>("GET", "/operator/audit?searchBy=kebaya", { as: trust });
    expect(log.body.data.docs).toMatchObject([
      {
        kind: "vendor.requestChanges",
        doneBy: `operator:${trust.email}`,
        subject: "Kebaya Höuse",
        before: { status: "pending" },
        after: { status: "changes_requested" },
        reason: "Please add your website",
      },
    ]);
    const ofIt = await call<OperatorActs>("GET", `/operator/audit?subjectId=${made.id}`, { as: trust });
    expect(ofIt.body.data.docs.map(({ subjectId }) => subjectId)).toEqual([made.id]);
    const ofOther = await call<OperatorActs>("GET", `/operator/audit?subjectId=${twin.id}`, { as: trust });
    expect(ofOther.body.data.docs).toEqual([]);
  });
});

describe("what Sayang grants a vendor", () => {
  const terms = {
    commission: 7.5,
    isTrusted: true,
    featuredFrom: "2099-01-01",
    featuredUntil: "2099-03-31",
    reason: "Agreed by phone",
  };

  test("can be changed with a reason, is mailed if it is about money, and is logged with the earlier terms", async () => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const { id, email } = await makeVendor(db());
    const put = (body: object) =>
      call<OperatorVendor>("PUT", `/operator/vendor/${id}/terms`, { as: trust, body });
    const saved = await put(terms);
    const { reason, ...granted } = terms;
    expect(saved.body.data.terms).toEqual(granted);
    expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toEqual(["plan-changed"]);
    expect((await put(terms)).status).toBe(200);
    await put({ ...terms, featuredFrom: null, featuredUntil: null, reason: "Ended" });
    const log = await call<OperatorActs>("GET", `/operator/audit?subjectId=${id}`, { as: trust });
    expect(log.body.data.docs).toMatchObject([
      { before: { featuredFrom: "2099-01-01", featuredUntil: "2099-03-31" }, reason: "Ended" },
      { before: { commission: 10, isTrusted: false }, after: granted, reason },
    ]);
    expect(await queuedFor(db(), email)).toHaveLength(1);
  });

  test.each([
    [{ commission: 31 }, "Commission must be 30% or less"],
    [{ commission: 7.555 }, "Commission may have two decimals at most"],
    [{ featuredUntil: null }, "Please enter the last day, too"],
    [{ featuredFrom: null }, "Please enter the first day, too"],
    [{ featuredUntil: "2098-12-31" }, "The last day is before the first"],
    [{ featuredFrom: "2020-01-01", featuredUntil: "2020-02-01" }, "The last day has passed"],
    [{ reason: " " }, "Please give a reason"],
  ])("%j is refused", async (change, message) => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const { id } = await makeVendor(db());
    const refused = await call("PUT", `/operator/vendor/${id}/terms`, {
      as: trust,
      body: { ...terms, ...change },
    });
    expect([refused.status, refused.body.message]).toEqual([400, message]);
  });

  test("notes are logged", async () => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const { id } = await makeVendor(db());
    await call("POST", `/operator/vendor/${id}/note`, { as: trust, body: { note: "Called twice" } });
    const log = await call<OperatorActs>("GET", `/operator/audit?subjectId=${id}`, { as: trust });
    expect(log.body.data.docs).toMatchObject([{ kind: "vendor.note", reason: "Called twice" }]);
  });
});

test("the log can't be changed or emptied", async () => {
  const { actor } = await makeOperator(db());
  const made = await makeVendor(db(), { status: "pending" });
  const body = { decision: "approve" };
  expect((await call("POST", `/operator/vendor/${made.id}/decision`, { as: actor, body })).status).toBe(200);
  await expect(db().update(operatorAct).set({ reason: "" })).rejects.toThrow();
  await expect(db().delete(operatorAct)).rejects.toThrow();
});

describe("facts", () => {
  test("are shown beside those in effect, and can be confirmed or rejected with a reason", async () => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const { id, actor, email } = await makeVendor(db());
    const send = (tables: number) =>
      call("POST", "/vendor/fact/tables", { as: actor, body: { halls: [{ name: "Orchid Room", tables }] } });
    const waiting = async () => {
      const { docs } = (await call<OperatorFacts>("GET", "/operator/fact?limit=100", { as: trust })).body
        .data;
      return docs.find(({ vendorId }) => vendorId === id);
    };
    const decide = async (body: object) =>
      call("POST", `/operator/fact/${(await waiting())?._id}/decision`, { as: trust, body });
    await send(18);
    expect(await waiting()).toMatchObject({ kind: "tables", confirmed: null });
    expect((await decide({ decision: "confirm" })).status).toBe(200);
    await send(40);
    expect(await waiting()).toMatchObject({
      halls: [{ name: "Orchid Room", tables: 40 }],
      confirmed: { halls: [{ name: "Orchid Room", tables: 18 }] },
    });
    expect((await decide({ decision: "reject" })).body.message).toBe(
      "Please give a reason: the vendor reads it",
    );
    expect((await decide({ decision: "reject", reason: "Eighteen fit" })).status).toBe(200);
    expect(await waiting()).toBeUndefined();
    expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["vendor-fact-confirmed", "vendor-fact-rejected"]),
    );
  });

  test("an operator can read a certificate's file", async () => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const { actor } = await makeVendor(db());
    const body = new FormData();
    body.append("number", "MUIS-1");
    body.append("expiresOn", addDays(todayInSingapore(), 90));
    const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
    body.append("file", new Blob([pdf]), "certificate.pdf");
    await call("POST", "/vendor/fact/halal", { as: actor, body });
    const { docs } = (await call<OperatorFacts>("GET", "/operator/fact?limit=100", { as: trust })).body.data;
    const fact = docs.find(({ kind, number }) => kind === "halal" && number === "MUIS-1");
    const { token } = await signAccessToken(trust);
    const file = await shop.app.request(`${API_PREFIX}/operator/fact/${fact?._id}/file`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.headers.get("content-type")).toContain("application/pdf");
  });
});

describe("products", () => {
  test("that were edited are shown beside the version that couples see", async () => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const { id: vendorId, actor } = await makeVendor(db(), { publishProductDirectly: false });
    const { id: level1Id } = await makeCategory(db());
    const { id } = await makeProduct(db(), { vendorId, level1Id, title: "Silk gown", images: ["a.webp"] });
    await call("PATCH", `/vendor-product/${id}`, { as: actor, body: { productTitle: "Silk gown, mine" } });
    const shown = (await call<OperatorProduct>("GET", `/operator/product/${id}`, { as: trust })).body.data;
    expect(shown).toMatchObject({
      isEdit: true,
      title: "Silk gown, mine",
      imagesAdded: [],
      imagesRemoved: [],
    });
    expect(shown.changes).toEqual([{ field: "title", before: "Silk gown", after: "Silk gown, mine" }]);
  });

  test("are approved or returned with a reason, once", async () => {
    const { actor: trust } = await makeOperator(db(), "trust");
    const { id: vendorId } = await makeVendor(db());
    const { id: level1Id } = await makeCategory(db());
    const { id } = await makeProduct(db(), { vendorId, level1Id, status: 4, title: "Kebaya of silk" });
    const list = (await call<OperatorProducts>("GET", "/operator/product?limit=100", { as: trust })).body
      .data;
    expect(list.docs.find(({ _id }) => _id === id)).toMatchObject({ title: "Kebaya of silk", isEdit: false });
    const shown = (await call<OperatorProduct>("GET", `/operator/product/${id}`, { as: trust })).body.data;
    expect(shown.changes).toContainEqual({ field: "title", before: "", after: "Kebaya of silk" });
    const decide = (body: object) => call("POST", `/operator/product/${id}/decision`, { as: trust, body });
    expect((await decide({ decision: "return", reason: "Whose picture is this?" })).status).toBe(200);
    expect((await decide({ decision: "approve" })).status).toBe(409);
    expect((await call("GET", `/operator/product/${id}`, { as: trust })).status).toBe(404);
  });
});
