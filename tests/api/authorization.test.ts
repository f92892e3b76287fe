import type { SentMessage } from "@/contracts/room";
import type { Actor } from "@/server/http/actor";
import { API_PREFIX } from "@/server/http/app";
import type { Route } from "@/server/http/route";
import { ROUTES } from "@/server/http/routes";
import { signAccessToken } from "@/server/modules/auth/tokens";
import { v4 } from "uuid";
import {
  makeAppointment,
  makeCustomer,
  makeOperator,
  makeSession,
  makeSocialIdentity,
  makeVendor,
} from "../setup/factories";
import { fingerprint } from "../setup/fingerprint";
import { useShop } from "../setup/shop";

/**
 * Who may call what, generated from the route table: every row is called as everybody, on what belongs to one couple
 * and one vendor. A row that is added without saying whose id its path takes fails here.
 */
const shop = useShop();
const HOUR = 3_600_000;

const CALLERS = [
  "guest",
  "customer",
  "other customer",
  "vendor",
  "other vendor",
  "unapproved vendor",
  "operator",
  "expired token",
  "tampered token",
] as const;
type Caller = (typeof CALLERS)[number];

/** What belongs to the couple and the vendor of the one sale; each value is an id that a path may take. */
type Owned = Awaited<ReturnType<typeof makeOwned>>;
type Id = (owned: Owned, caller: Caller) => string | Promise<string>;

/** Whose id the parameter of a guarded row is. Rows without a parameter work on the caller's own things. */
const OWN_ID: Readonly<Record<string, Id>> = {
  "DELETE /auth/sessions/:id": (owned, caller) =>
    makeSession(shop.db(), owned[caller === "vendor" ? "vendor" : "customer"].actor.accountId),
  "DELETE /auth/social-logins/:id": (owned) => owned.socialLoginId,
  "GET /user/profile/:id": (owned) => owned.customer.id,
  "PATCH /user/profile/:id": (owned) => owned.customer.id,
  "GET /vendor/profile/:id": (owned) => owned.vendor.id,
  "DELETE /wishlist/:id": (owned) => owned.savedProductId,
  "PATCH /cart/:id": (owned) => owned.cartLineId,
  "DELETE /cart/:id": (owned) => owned.cartLineId,
  "PATCH /order/withdraw/:id": (owned) => owned.orderId,
  "GET /order/checkout/:id": (owned) => owned.checkoutId,
  "GET /order/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/approve/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/decline/:id": (owned) => owned.orderId,
  "GET /order-vendor/:id": (owned) => owned.orderId,
  "PATCH /appointment/:id": (owned) => owned.appointmentId,
  "PATCH /vendor/appointment/:id": (owned) => owned.appointmentId,
  "GET /room/:id": (owned) => owned.roomId,
  "GET /user-payment/:id": (owned) => owned.paymentId,
};

/** Rows whose id is no secret: they work on the caller's own things and name somebody public. */
const BODY: Readonly<Record<string, object>> = {
  "PATCH /order-vendor/decline/:id": { reason: "We are fully booked on that day" },
  "PATCH /cart/:id": { quantity: 2 },
  "PATCH /vendor/appointment/:id": { action: "confirm" },
};

async function makeOwned() {
  const db = shop.db();
  const { customer, vendor, orderId, placed, intent, product } = await shop.sell();
  await shop.addToCart(customer.actor, product, { eventDate: null });
  const cart = await shop.call<{ docs: { lines: { id: string }[] }[] }>("GET", "/cart", {
    as: customer.actor,
  });
  const said = await shop.call<SentMessage>("POST", "/room/message", {
    as: customer.actor,
    body: { vendorId: vendor.id, body: "Is there a tasting?", clientId: v4() },
  });
  await shop.call("POST", "/wishlist", { as: customer.actor, body: { productId: product.id } });
  const actors = {
    customer: customer.actor,
    "other customer": (await makeCustomer(db)).actor,
    vendor: vendor.actor,
    "other vendor": (await makeVendor(db)).actor,
    "unapproved vendor": (await makeVendor(db, { status: "pending" })).actor,
    operator: (await makeOperator(db)).actor,
  } satisfies Partial<Record<Caller, Actor>>;
  return {
    ...{ customer, vendor, actors, orderId },
    socialLoginId: await makeSocialIdentity(db, customer.actor.accountId),
    checkoutId: placed.checkoutId,
    paymentId: intent.paymentId,
    roomId: said.body.data.roomId,
    appointmentId: await makeAppointment(db, { vendorId: vendor.id, customerId: customer.id }),
    savedProductId: product.id,
    cartLineId: cart.body.data.docs.flatMap((group) => group.lines)[0]?.id ?? "",
  };
}

let owned: Owned;
beforeAll(async () => {
  owned = await makeOwned();
});

/** With a session of its own each time, so that a call which ends sessions spoils none of the others. */
async function credential(caller: Caller): Promise<string | null> {
  if (caller === "guest") return null;
  const known = caller in owned.actors ? (caller as keyof typeof owned.actors) : "customer";
  const actor = owned.actors[known];
  const fresh = { ...actor, sessionId: await makeSession(shop.db(), actor.accountId) };
  const at = caller === "expired token" ? new Date(Date.now() - HOUR) : new Date();
  const { token } = await signAccessToken(fresh, at);
  if (caller !== "tampered token") return token;
  const [head = "", claims = "", signature = ""] = token.split(".");
  const altered = {
    ...(JSON.parse(Buffer.from(claims, "base64url").toString()) as object),
    role: "operator",
  };
  return [head, Buffer.from(JSON.stringify(altered)).toString("base64url"), signature].join(".");
}

const nameOf = (row: Route) => `${row.method} ${row.path}`;

async function callAs(row: Route, caller: Caller): Promise<{ status: number; text: string }> {
  const token = await credential(caller);
  const id = (await OWN_ID[nameOf(row)]?.(owned, caller)) ?? "00000000-0000-7000-8000-000000000000";
  const body = row.body ? JSON.stringify(BODY[nameOf(row)] ?? {}) : null;
  const response = await shop.app.request(API_PREFIX + row.path.replace(/:\w+/, id), {
    method: row.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === null ? {} : { "content-type": "application/json" }),
    },
    ...(body === null ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

type Verdict = "let in" | "sign in" | "not yours";

/** What the table promises: the guard says which role, and an id that is another's is as if it were not there. */
function promised(row: Route, caller: Caller): Verdict {
  if (caller === "expired token" || caller === "tampered token") return "sign in";
  if (row.guard === "public") return "let in";
  if (caller === "guest") return "sign in";
  const { role } = owned.actors[caller];
  const rightRole = (row.guard as string) === "account" || row.guard === role;
  if (!rightRole) return "not yours";
  const isOwner = caller === "customer" || caller === "vendor";
  return OWN_ID[nameOf(row)] && !isOwner ? "not yours" : "let in";
}

function verdict(status: number): Verdict {
  if (status === 401) return "sign in";
  return status === 403 || status === 404 ? "not yours" : "let in";
}

const GUARDED = ROUTES.filter((row) => row.guard !== "public");
const STRANGERS = CALLERS.filter((caller) => caller !== "customer" && caller !== "vendor");

test("every guarded row with an id says whose it is", () => {
  const silent = GUARDED.filter((row) => row.path.includes(":") && !OWN_ID[nameOf(row)]).map(nameOf);
  expect(silent).toEqual([]);
});

describe.each(ROUTES.map((row) => [nameOf(row), row] as const))("%s", (_, row) => {
  test.each(STRANGERS)("%s", async (caller) => {
    const expected = promised(row, caller);
    const before = expected === "let in" ? null : await fingerprint(shop.pool(), ["session", "throttle"]);
    const { status, text } = await callAs(row, caller);
    expect(status).not.toBe(500);
    // Public rows answer 404 for what is not there, whoever asks, and 401 for credentials that are themselves wrong.
    if (row.guard !== "public" || expected === "sign in") expect(verdict(status)).toBe(expected);
    for (const secret of [owned.customer.email, owned.orderId, owned.checkoutId, owned.paymentId]) {
      expect(text).not.toContain(secret);
    }
    if (before) expect(await fingerprint(shop.pool(), ["session", "throttle"])).toBe(before);
  });
});

/** Last: these may change what belongs to them. */
describe.each(GUARDED.map((row) => [nameOf(row), row] as const))("%s by whom it is for", (_, row) => {
  const owners = (["customer", "vendor"] as const).filter(
    (caller) => (row.guard as string) === "account" || row.guard === caller,
  );
  test.each([...owners])("%s", async (caller) => {
    const { status } = await callAs(row, caller);
    expect([200, 400, 409]).toContain(status);
  });
});
