import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "@/contracts/envelope";
import type { OwnTerms } from "@/contracts/catalogue/vendor/vendor-terms";
import type { Cart } from "@/contracts/sale/cart";
import { CHECKOUT_CONSENT_WITH_VENDOR_TERMS, type OrderDetail } from "@/contracts/sale/order/order";
import type { AgreementFile } from "@/contracts/sale/agreement";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { API_PREFIX } from "@/server/app";
import { consent } from "@/server/db/schema/identity/consent";
import { vendorTerms } from "@/server/db/schema/catalogue/terms";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { termsPage } from "./public";

const shop = useShop();
const { call, db } = shop;

const TODAY = todayInSingapore();
const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const sha = (of: string) => createHash("sha256").update(of).digest("hex");

const write = (as: VendorActor, text: string, appliesFrom: string | null = null) =>
  call<OwnTerms>("POST", "/vendor/terms", { as, body: { kind: "text", text, appliesFrom } });
function upload(as: VendorActor, file: string | null, name = "our terms.pdf") {
  const body = new FormData();
  body.append("kind", "pdf");
  if (file !== null) body.append("file", new Blob([file]), name);
  return call<OwnTerms>("POST", "/vendor/terms", { as, body });
}
const versions = async (as: VendorActor) =>
  (await call<Page<OwnTerms>>("GET", "/vendor/terms", { as })).body.data.docs;
const fieldsOf = (data: unknown) =>
  (data as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field);
const fileOf = async (id: string, as?: VendorActor) => {
  const headers = as ? { authorization: `Bearer ${(await signAccessToken(as)).token}` } : undefined;
  const answer = await shop.app.request(`${API_PREFIX}/vendor/terms/file/${id}`, { headers });
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};

test("versions are numbered, one applies at a time, and a scheduled one can be withdrawn", async () => {
  const { actor } = await makeVendor(db());
  expect((await write(actor, "Overtime is $200 an hour.")).body.data).toMatchObject({
    version: 1,
    standing: "current",
    appliesFrom: TODAY,
    sha256: sha("Overtime is $200 an hour."),
  });
  const later = (await write(actor, "Overtime is $300 an hour.", addDays(TODAY, 30))).body.data;
  expect((await upload(actor, PDF)).body.data).toMatchObject({ version: 3, fileName: "our terms.pdf" });
  expect((await versions(actor)).map(({ version, standing }) => [version, standing])).toEqual([
    [3, "current"],
    [2, "scheduled"],
    [1, "past"],
  ]);
  const other = await makeVendor(db());
  const remove = (as: VendorActor, id: string) => call("DELETE", `/vendor/terms/${id}`, { as });
  expect((await remove(other.actor, later.id)).status).toBe(404);
  expect((await remove(actor, later.id)).status).toBe(200);
  expect((await remove(actor, later.id)).status).toBe(404);
  const [current] = await versions(actor);
  expect((await remove(actor, current?.id ?? "")).status).toBe(404);
  const last = (await write(actor, "Overtime is $400 an hour.", addDays(TODAY, 60))).body.data;
  expect((await remove(actor, last.id)).status).toBe(200);
  expect((await fileOf(last.id, actor)).status).toBe(404);
  const next = (await write(actor, "Overtime is $500 an hour.", addDays(TODAY, 60))).body.data;
  expect([last.version, next.version]).toEqual([4, 5]);
  expect((await versions(actor)).map(({ version }) => version)).toEqual([5, 3, 1]);
});

test("what can't be published names its field", async () => {
  const { actor } = await makeVendor(db());
  const none = { as: actor, body: { kind: "none" } };
  expect((await call("POST", "/vendor/terms", none)).status).toBe(409);
  for (const [answer, field] of [
    [await write(actor, " "), "text"],
    [await write(actor, "Terms", addDays(TODAY, -1)), "appliesFrom"],
    [await write(actor, "Terms", addDays(TODAY, 400)), "appliesFrom"],
    [await upload(actor, null), "file"],
    [await upload(actor, "not a PDF"), "file"],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer.body.data)).toEqual([field]);
  }
  const twoLines = (await write(actor, "No confetti.\r\nNo candles.")).body.data;
  expect(twoLines).toMatchObject({ text: "No confetti.\nNo candles.", size: 24 });
  await write(actor, "Terms");
  expect(fieldsOf((await write(actor, "Terms")).body.data)).toEqual(["text"]);
  expect((await call("POST", "/vendor/terms", none)).status).toBe(200);
  expect((await versions(actor)).map(({ kind }) => kind)).toEqual(["none", "text", "text"]);
});

test("an order keeps the version that the couple saw, in the order, its agreement and the consent", async () => {
  const stall = await shop.makeStall();
  const seen = (await upload(stall.vendor.actor, PDF)).body.data;
  const couple = await makeCustomer(db());
  await shop.addToCart(couple.actor, stall.product);
  const cart = (await call<Cart>("GET", "/cart", { as: couple.actor })).body.data;
  expect(cart.docs[0]?.terms).toMatchObject({ id: seen.id, version: 1, kind: "pdf" });

  const newer = (await write(stall.vendor.actor, "Setting up takes two hours.")).body.data;
  const stale = await shop.placeOrder(couple.actor, { vendorTerms: [seen.id] });
  expect(stale.status).toBe(409);
  expect(stale.body.message).toContain("has new terms (version 2)");
  const none = { kind: "none" };
  await call("POST", "/vendor/terms", { as: stall.vendor.actor, body: none });
  const dropped = await shop.placeOrder(couple.actor, { vendorTerms: [newer.id] });
  expect(dropped.status).toBe(409);
  expect(dropped.body.message).toContain("no longer apply");
  const again = (await write(stall.vendor.actor, "Setting up takes two hours.")).body.data;
  const placed = (await shop.placeOrder(couple.actor, { vendorTerms: [again.id] })).body.data;
  await shop.pay(couple.actor, placed.checkoutId);
  await write(stall.vendor.actor, "Setting up takes three hours.");

  const orderId = placed.orders[0]?.id ?? "";
  const { vendorTerms: kept } = (await call<OrderDetail>("GET", `/order/${orderId}`, { as: couple.actor }))
    .body.data;
  expect(kept).toMatchObject({ version: 4, sha256: sha("Setting up takes two hours.") });
  const given = await db().select().from(consent).where(eq(consent.accountId, couple.actor.accountId));
  expect(given.map(({ wording }) => wording)).toContain(CHECKOUT_CONSENT_WITH_VENDOR_TERMS);
});

test("the agreement of an order carries the uploaded terms in itself", async () => {
  const stall = await shop.makeStall();
  const terms = (await upload(stall.vendor.actor, PDF)).body.data;
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, stall.product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: stall.vendor.actor });
  const [file] = (await call<AgreementFile[]>("GET", `/order/agreement/${orderId}`, { as: customer.actor }))
    .body.data;
  const { token } = await signAccessToken(customer.actor);
  const answer = await shop.app.request(`${API_PREFIX}/order/agreement/file/${file?.id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf).toContain("/EmbeddedFile");
  expect(pdf).toContain("our terms.pdf");
  expect(await fileOf(terms.id)).toEqual({ status: 200, type: "application/pdf", text: PDF });
});

test("a version's page and file are public, and a vendor without terms has none", async () => {
  const { actor, slug } = await makeVendor(db());
  const { id } = (await write(actor, "No confetti.")).body.data;
  expect(await termsPage(slug, "1")).toMatchObject({ text: "No confetti.", current: 1 });
  for (const version of ["0", "2", "x", "99999"]) expect(await termsPage(slug, version)).toBeNull();
  expect(await termsPage("nobody", "1")).toBeNull();
  expect(await fileOf(id)).toMatchObject({ text: "No confetti.", type: "text/plain; charset=utf-8" });
  await call("POST", "/vendor/terms", { as: actor, body: { kind: "none" } });
  expect(await termsPage(slug, "1")).toMatchObject({ current: null });
  const [none] = await db().select().from(vendorTerms).where(eq(vendorTerms.kind, "none"));
  expect((await fileOf(none?.id ?? "")).status).toBe(404);
});

test("a version is public from its first day on, and only of an approved vendor", async () => {
  const { actor, slug, id: vendorId } = await makeVendor(db());
  const { actor: other } = await makeVendor(db());
  const { id } = (await write(actor, "No confetti.", addDays(TODAY, 2))).body.data;
  expect(await termsPage(slug, "1")).toBeNull();
  expect(await termsPage(slug, "1", new Date(Date.now() + 3 * DAY_MS))).toMatchObject({ current: 1 });
  expect((await fileOf(id)).status).toBe(404);
  expect((await fileOf(id, other)).status).toBe(404);
  expect((await fileOf(id, actor)).text).toBe("No confetti.");

  await db().update(vendorTerms).set({ appliesFrom: TODAY }).where(eq(vendorTerms.id, id));
  expect((await fileOf(id)).status).toBe(200);
  await db().update(vendor).set({ status: "pending" }).where(eq(vendor.id, vendorId));
  expect((await fileOf(id)).status).toBe(404);
  expect((await fileOf(id, actor)).status).toBe(200);
});
