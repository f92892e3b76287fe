import { API_PREFIX } from "@/server/app";
import type { Guard } from "@/server/core/actor";
import { ROUTES } from "@/server/routes";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { v7 } from "uuid";
import { makeCustomer, makeOperator, makeVendor } from "../setup/factories";
import { useShop } from "../setup/shop";

/**
 * Property names that every object inherits, and text that PostgreSQL cannot store: each is bad input on every row,
 * never a server error.
 */
const shop = useShop();
const NAMES = ["toString", "constructor", "__proto__", "hasOwnProperty"];
const LONE_SURROGATE = "\\ud800";
let tokens: Record<Exclude<Guard, "public">, string>;

beforeAll(async () => {
  const [customer, vendor, operator] = [
    await makeCustomer(shop.db()),
    await makeVendor(shop.db()),
    await makeOperator(shop.db()),
  ];
  const bearer = async (actor: Parameters<typeof signAccessToken>[0]) =>
    `Bearer ${(await signAccessToken(actor)).token}`;
  tokens = {
    account: await bearer(customer.actor),
    customer: await bearer(customer.actor),
    vendor: await bearer(vendor.actor),
    operator: await bearer(operator.actor),
  };
});

const rows = ROUTES.map((row) => [`${row.method} ${row.path}`, row] as const);

const send = async (...given: Parameters<typeof answerOf>) => (await answerOf(...given)).status;

async function answerOf(row: (typeof ROUTES)[number], query: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  if (row.guard !== "public") headers.set("authorization", tokens[row.guard]);
  const path = row.path.replace(/:\w+/g, () => v7());
  return shop.app.request(`${API_PREFIX}${path}${query}`, { method: row.method, ...init, headers });
}

describe.each(rows.filter(([, row]) => row.query))("%s", (_, row) => {
  test.each(NAMES)("?%s=1 is refused", async (name) => {
    expect(await send(row, `?${name}=1`)).toBe(400);
  });
});

describe.each(rows.filter(([, row]) => row.body))("%s", (_, row) => {
  const json = { "content-type": "application/json" };

  test.each(NAMES)('{"%s":1} is refused', async (name) => {
    expect(await send(row, "", { headers: json, body: `{"${name}":1}` })).toBe(400);
  });

  test("refuses a lone surrogate in every text", async () => {
    const fields = Object.keys(row.body?.fields ?? {});
    for (const field of fields) {
      for (const value of [`"${LONE_SURROGATE}"`, `["${LONE_SURROGATE}"]`, `{"x":"${LONE_SURROGATE}"}`]) {
        const answer = await answerOf(row, "", { headers: json, body: `{"${field}":${value}}` });
        // Missing fields are refused as well, so the message must name the reason for this one.
        expect({ field, status: answer.status, text: await answer.text() }).toEqual({
          field,
          status: 400,
          text: expect.stringMatching(
            /a character that is not allowed|must be an? (list|object|string|number|boolean)/,
          ),
        });
      }
    }
  });

  test("does not read a body without a JSON content type", async () => {
    const body = new Blob(["{}"]).stream();
    const init = { body, duplex: "half" } as RequestInit;
    expect(await send(row, "", init)).toBe(415);
  });
});

describe.each(rows.filter(([, row]) => row.files))("%s", (_, row) => {
  test.each(NAMES)("a form with a field %s is refused", async (name) => {
    const form = new FormData();
    form.set(name, "1");
    expect(await send(row, "", { body: form })).toBe(400);
  });
});
