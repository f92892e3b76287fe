import type { AnyObject, ObjectSchema, SchemaDescription } from "yup";
import type { Actor } from "@/server/core/actor";
import { API_PREFIX } from "@/server/app";
import type { Route } from "@/server/http/route";
import { ROUTES } from "@/server/routes";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { v7 } from "uuid";
import { HOUR_MS } from "@/lib/time";
import { makeCustomer, makeOperator, makeVendor } from "../setup/factories";
import { watchedFingerprint } from "@/tests/setup/database/fingerprint";
import { useShop } from "../setup/shop";
import { VALID_BODIES } from "@/tests/setup/fuzz/valid-bodies";

/**
 * Sends every kind of bad input to every row of the route table. Each response must be the envelope with the right code
 * and a message, never a 500, and no database row may change.
 */
const shop = useShop();
/** The throttle counts refused calls, so its table changes. */
const UNCOUNTED = ["throttle"];
const LONG = 200_000;

type Role = Actor["role"];
let actors: Record<Role, Actor>;
let strangers: Record<Role, Actor>;
let rowsNow: () => Promise<string>;
let before: string;
let ownIds: string[];

beforeAll(async () => {
  const db = shop.db();
  const { customer, vendor, orderId, placed, intent, product } = await shop.sell();
  await shop.addToCart(customer.actor, product, { eventDate: null });
  const [operator, otherOperator] = [await makeOperator(db), await makeOperator(db)];
  actors = { customer: customer.actor, vendor: vendor.actor, operator: operator.actor };
  strangers = {
    customer: (await makeCustomer(db)).actor,
    vendor: (await makeVendor(db)).actor,
    operator: otherOperator.actor,
  };
  const cart = await shop.call<{ docs: { lines: { id: string }[] }[] }>("GET", "/cart", {
    as: customer.actor,
  });
  const lineIds = cart.body.data.docs.flatMap((group) => group.lines.map((line) => line.id));
  ownIds = [orderId, placed.checkoutId, intent.paymentId, customer.id, vendor.id, ...lineIds];
  // The first request for the plans creates the wedding.
  for (const as of [customer.actor, strangers.customer])
    await shop.call("GET", "/user/wedding/event", { as });
  rowsNow = await watchedFingerprint(shop.pool(), UNCOUNTED);
  before = await rowsNow();
});

afterEach(async () => {
  expect(await rowsNow()).toBe(before);
});

type Answer = { status: number; body: { code: number; message: string; data: unknown } };

async function send(
  row: Route,
  given: { authorization?: string; path?: string; body?: string },
): Promise<Answer> {
  const path = given.path ?? row.path.replace(/:\w+/g, () => v7());
  const response = await shop.app.request(API_PREFIX + path, {
    method: row.method,
    headers: {
      ...(given.authorization ? { authorization: given.authorization } : {}),
      ...(given.body === undefined ? {} : { "content-type": "application/json" }),
      "idempotency-key": `bad-input-${v7()}`,
    },
    ...(given.body === undefined ? {} : { body: given.body }),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

async function bearer(actor: Actor, at = new Date()): Promise<string> {
  return `Bearer ${(await signAccessToken(actor, at)).token}`;
}

/** Returns the role whose token a guarded row takes: the customer's where any signed-in account may call. */
const roleFor = (guard: Route["guard"]): Role =>
  guard === "vendor" || guard === "operator" ? guard : "customer";

/** Returns a token that the row accepts. */
async function welcome(row: Route, from: Record<Role, Actor> = actors): Promise<string | undefined> {
  return row.guard === "public" ? undefined : bearer(from[roleFor(row.guard)]);
}

function expectRefusal(answer: Answer, ...codes: number[]): void {
  expect(codes).toContain(answer.status);
  expect(answer.body.code).toBe(answer.status);
  expect(answer.body.message).toMatch(/\S/);
  expect(answer.body.message).not.toMatch(/internal server error|undefined|\[object/i);
}

type Described = SchemaDescription & { fields?: Record<string, Described>; innerType?: Described };
/** `name` is a dot path; `put` returns a body with a value only there. */
type Field = {
  name: string;
  required: boolean;
  type: string;
  min: number;
  max: number;
  put(value: unknown): unknown;
};

function fieldsOf(schema: ObjectSchema<AnyObject>): Field[] {
  return fieldsBelow(schema.describe() as Described, "", (value) => value);
}

function limitOf({ tests }: Described, limit: "min" | "max"): number {
  const value = tests.find(({ name }) => name === limit)?.params?.[limit];
  return typeof value === "number" ? value : 0;
}

/** Returns every field at any depth, including those in objects and lists. */
function fieldsBelow({ fields, innerType }: Described, path: string, put: Field["put"]): Field[] {
  const below = (name: string, field: Described, wrap: Field["put"]): Field[] => {
    const full = path ? `${path}.${name}` : name;
    const { type, optional, default: fallback } = field;
    const own = {
      name: full,
      type,
      required: !optional && fallback === undefined,
      min: limitOf(field, "min"),
      max: limitOf(field, "max"),
      put: wrap,
    };
    const inner = fieldsBelow(field, full, wrap);
    // An omitted group is not filled in, so none of its fields is reported missing.
    const filledIn = type !== "object" || fallback !== undefined;
    return [own, ...(filledIn ? inner : inner.map((each) => ({ ...each, required: false })))];
  };
  const named = Object.entries(fields ?? {}).flatMap(([name, field]) =>
    below(name, field, (value) => put({ [name]: value })),
  );
  const listed = innerType ? below("0", innerType, (value) => put([value])) : [];
  return [...named, ...listed.map((field) => ({ ...field, required: false }))];
}

/** Returns values that a field of that type does not accept. */
function wrongFor({ type, min, max }: Field): unknown[] {
  if (type === "object") return ["x", 3, true, [1, 2], []];
  if (type === "array") {
    return ["x", 3, true, { 0: "x", length: 1 }, Array<string>(max > 0 ? max + 1 : 100_000).fill("")];
  }
  const wrong: unknown[] = [{ $ne: null }, [1, 2], ["x"], { toString: "x" }];
  if (type === "number") wrong.push("many", 1e308, Math.min(-5, min - 5), true, "NaN");
  if (type === "string") wrong.push("x".repeat(max > 0 ? max + 1 : LONG), "a\u0000b");
  return wrong;
}

const brief = (value: unknown) => JSON.stringify(value).slice(0, 100);
const title = (row: Route) => `${row.method} ${row.path}`;
const named = (rows: readonly Route[]) => rows.map((row) => [title(row), row] as const);
const guarded = ROUTES.filter((row) => row.guard !== "public");
const withBody = ROUTES.filter((row) => row.body);

describe.each(named(guarded))("%s refuses calls without the right token", (_, row) => {
  const role = roleFor(row.guard);

  test("no token, the public credential, an expired, a tampered and a foreign token", async () => {
    const good = await bearer(actors[role]);
    const stale = await bearer(actors[role], new Date(Date.now() - HOUR_MS));
    const [head, claims = "", signature] = good.split(".");
    const forged = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
    const tampered = [
      head,
      Buffer.from(
        JSON.stringify({ ...forged, role: role === "operator" ? "customer" : "operator" }),
      ).toString("base64url"),
      signature,
    ];
    const unsigned = `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    const basic = `Basic ${Buffer.from("sayang:public").toString("base64")}`;
    for (const authorization of [
      undefined,
      basic,
      stale,
      tampered.join("."),
      unsigned,
      "Bearer x",
      "Digest y",
      "Basic",
    ]) {
      expectRefusal(await send(row, authorization ? { authorization } : {}), 401);
    }
  });

  test("another role's token", async () => {
    if (row.guard === "account") return;
    for (const other of (["customer", "vendor", "operator"] as const).filter((name) => name !== role)) {
      expectRefusal(await send(row, { authorization: await bearer(actors[other]) }), 403);
    }
  });
});

describe.each(named(withBody))("%s refuses a bad body", (_, row) => {
  const attempt = async (body: string) => {
    const authorization = await welcome(row);
    return send(row, authorization ? { authorization, body } : { body });
  };

  test("malformed JSON, and JSON that is not an object", async () => {
    for (const body of ['{"a":', "{'a':1}", "[]", "null", "3", '"text"', "\u0000"]) {
      expectRefusal(await attempt(body), 400);
    }
  });

  test("names each missing required field", async () => {
    const required = fieldsOf(row.body as ObjectSchema<AnyObject>).filter((field) => field.required);
    if (required.length === 0) return;
    const answer = await attempt("{}");
    expectRefusal(answer, 400);
    const { errors } = answer.body.data as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toEqual(
      expect.arrayContaining(required.map((field) => field.name)),
    );
  });

  test.each(fieldsOf(row.body as ObjectSchema<AnyObject>).map((field) => [field.name, field] as const))(
    "%s refuses a wrong type, too long a text and NUL",
    async (name, field) => {
      for (const value of wrongFor(field)) {
        const answer = await attempt(JSON.stringify(field.put(value)));
        expectRefusal(answer, 400);
        const { errors = [] } = (answer.body.data ?? {}) as { errors?: { field: string }[] };
        // A list may also be sent as one string, whose entries are then named in the error.
        const fields = errors.map((error) =>
          field.type === "array" ? error.field.replace(/\.\d+$/, "") : error.field,
        );
        expect({ value: brief(value), fields }).toEqual({
          value: brief(value),
          fields: expect.arrayContaining([name]) as string[],
        });
      }
    },
  );

  test("lists nested 50,000 levels deep", async () => {
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    for (const field of fieldsOf(row.body as ObjectSchema<AnyObject>).slice(0, 1)) {
      expectRefusal(await attempt(JSON.stringify(field.put("deep")).replace('"deep"', deep)), 400);
    }
  });

  test("a body over the limit", async () => {
    expectRefusal(await attempt(JSON.stringify({ padding: "x".repeat(1_100_000) })), 413);
  });
});

const withId = guarded.filter((row) => row.params);

describe.each(named(withId))("%s refuses a bad id", (_, row) => {
  test("malformed", async () => {
    const authorization = (await welcome(row)) ?? "";
    for (const id of [
      "1",
      "x".repeat(300),
      "%00",
      "'%20or%201=1--",
      "00000000-0000-0000-0000-00000000000g",
    ]) {
      expectRefusal(await send(row, { authorization, path: row.path.replace(/:\w+/, id) }), 400, 404);
    }
  });

  test("of another account", async () => {
    // Operators own nothing: their rights cover everyone's data.
    if (row.guard === "operator") return;
    const authorization = (await welcome(row, strangers)) ?? "";
    const words = { reason: "It is not mine", quantity: 2, action: "cancel", answer: "It is not mine" };
    const body = row.body ? JSON.stringify({ ...words, ...VALID_BODIES[title(row)] }) : undefined;
    for (const id of ownIds) {
      const path = row.path.replace(/:\w+/, id);
      const answer = await send(row, { authorization, path, ...(body === undefined ? {} : { body }) });
      expectRefusal(answer, 403, 404);
    }
  });
});

describe.each(named(ROUTES.filter((row) => row.query)))("%s refuses a bad query", (_, row) => {
  test("malformed numbers and ids", async () => {
    const authorization = await welcome(row);
    for (const { name, type } of fieldsOf(row.query as ObjectSchema<AnyObject>)) {
      if (type !== "number") continue;
      // An entry of a list, such as `district.0`, is sent as the list's only one.
      const parameter = name.replace(/\.0$/, "");
      for (const value of ["many", "-1", "1.5", "1e99", "%00"]) {
        const path = `${row.path.replace(/:\w+/g, () => v7())}?${parameter}=${value}`;
        expectRefusal(await send(row, authorization ? { authorization, path } : { path }), 400);
      }
    }
  });
});
