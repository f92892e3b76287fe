import fc from "fast-check";
import type { SchemaDescription, SchemaFieldDescription } from "yup";
import type { Guard } from "@/server/core/actor";
import { API_PREFIX, type createApp } from "@/server/app";
import type { Route } from "@/server/http/route";

export type FuzzRequest = {
  row: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};
export type FuzzWorld = {
  /** Existing identifiers, such as ids and slugs. */
  known: readonly string[];
  /** Values of the Authorization header by the guard they satisfy; invalid ones are under `public`. */
  credentials: Readonly<Record<Guard, readonly string[]>>;
};

type Described = SchemaFieldDescription &
  Partial<Pick<SchemaDescription, "oneOf" | "tests">> & {
    fields?: Record<string, SchemaFieldDescription>;
    innerType?: SchemaFieldDescription;
  };

const HOSTILE_TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "\0",
  "\ud800",
  "\udfff!",
  "%",
  "%ff",
  "constructor",
  "__proto__",
  "toString",
  "' or 1=1 --",
  "\\",
  "../../etc/passwd",
  "<script>",
  "\u202e",
  "\ufeff",
  "👰🏽‍♀️",
  "9999-12-31",
  "0000-00-00",
  "2026-02-30",
  "-271821-04-20",
  "+275760-09-13",
  "1970-01-01T00:00:00.000Z",
  "infinity",
  "9007199254740993",
  "-2147483649",
  "2147483648",
  "99999999999999999999",
  "1e400",
  "0x10",
  "１２",
  "a".repeat(300),
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-7fff-bfff-ffffffffffff",
  "a@b.example",
  "A@B.EXAMPLE ",
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.1, 1.005, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308];

/** Calls after which the others would be refused, as they should be. */
const STOPPING: ReadonlySet<string> = new Set(["/operator/site/read-only", "/operator/site/paused"]);

/** Returns `count` requests over all rows. The same seed gives the same requests. */
export function fuzzRequests(
  routes: readonly Route[],
  world: FuzzWorld,
  seed: number,
  count: number,
): FuzzRequest[] {
  const rows = routes.filter(({ path }) => !STOPPING.has(path)).map((row) => requestTo(row, world));
  return fc.sample(fc.oneof(...rows), { seed, numRuns: count });
}

function requestTo(row: Route, { known, credentials }: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  );
  const valueOf = (described: SchemaFieldDescription) => fieldValue(described as Described, text);
  const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const query = row.query ? fitting(row.query.describe() as Described, text) : fc.constant({});
  const stray = fc.dictionary(fc.constantFrom("__proto__", "constructor", "toString", "x", "page"), text, {
    maxKeys: 2,
  });
  return fc
    .record({
      params: fc.array(text, { minLength: names.length, maxLength: names.length }),
      query: fc.oneof({ weight: 6, arbitrary: query }, { weight: 1, arbitrary: stray }),
      body: row.body ? bodyOf(valueOf(row.body.describe())) : fc.constant(undefined),
      authorization: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...credentials[row.guard]) },
        { weight: 1, arbitrary: fc.constantFrom(...Object.values(credentials).flat()) },
      ),
      type: fc.oneof(
        { weight: 20, arbitrary: fc.constant("application/json") },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "",
            "text/plain",
            "multipart/form-data",
            "multipart/form-data; boundary=x",
          ),
        },
      ),
      extra: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
    })
    .map(({ params, query: asked, body, authorization, type, extra }) => {
      const at = new Map(names.map((name, n) => [name, params[n] ?? ""]));
      const path = row.path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => encode(at.get(name) ?? ""));
      const search = Object.entries(asked as object).map(
        ([name, value]) => `${encode(name)}=${encode(queryText(value))}`,
      );
      return {
        row: `${row.method} ${row.path}`,
        method: row.method,
        path: API_PREFIX + path + (search.length > 0 ? `?${search.join("&")}` : ""),
        headers: {
          ...(authorization && { authorization }),
          ...(body && type && { "content-type": type }),
          ...extra,
        },
        ...(body === undefined ? {} : { body }),
      };
    });
}

const headers = fc.dictionary(
  fc.constantFrom(
    "x-forwarded-for",
    "idempotency-key",
    "accept",
    "if-none-match",
    "x-sandbox-signature",
    "cookie",
    "range",
  ),
  fc.oneof(
    fc.constantFrom("", "*", "::1", "1.2.3.4, nonsense", "text/html", "t=1,v1=00", "a=%ff; a=b", "bytes=9-1"),
    fc.string({ maxLength: 30 }).map((text) => text.replace(/[^ -~]/g, "").trim()),
  ),
  { maxKeys: 3 },
);

/** Mostly JSON, sometimes truncated or of another shape. */
function bodyOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const json = value.map((given) => JSON.stringify(given) ?? "");
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, -1)) },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "null",
        "[]",
        "1",
        '{"__proto__":{"a":1}}',
        '{"constructor":1}',
        "[".repeat(5_000),
      ),
    },
  );
}

/** A value that mostly fits the field. */
function fieldValue(field: Described, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 24, arbitrary: fitting(field, text) },
    { weight: 1, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(null, [], {}, [[]], { toString: 1 }, true, ...HOSTILE_NUMBERS),
    },
  );
}

function fitting(field: Described, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const choices = (field.oneOf ?? []).filter((choice) => typeof choice !== "object");
  if (choices.length > 0) return fc.constantFrom<unknown>(...choices);
  const limit = (name: string, otherwise: number) => {
    const params = field.tests?.find((test) => test.name === name)?.params;
    const value = params?.[name];
    return typeof value === "number" ? value : otherwise;
  };
  switch (field.type) {
    case "object": {
      const fields = Object.entries(field.fields ?? {}).map(([name, inner]) => [
        name,
        fieldValue(inner as Described, text),
      ]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [],
      });
    }
    case "array":
      return fc.array(field.innerType ? fieldValue(field.innerType as Described, text) : text, {
        maxLength: 4,
      });
    case "number": {
      // Limits in dollars may have cents.
      const [min, max] = [Math.ceil(limit("min", -10)), Math.floor(limit("max", 1_000))];
      return fc.oneof(fc.integer({ min, max: Math.max(min, max) }), fc.constantFrom(...HOSTILE_NUMBERS));
    }
    case "boolean":
      return fc.boolean();
    default:
      return text;
  }
}

const queryText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Like encodeURIComponent, but accepts half a surrogate pair. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

export type FuzzResult = {
  byStatus: Map<number, number>;
  failures: { request: FuzzRequest; status: number; text: string }[];
};

/** Sends the requests to the app one after another, each from a different address. */
export async function sendAll(
  app: ReturnType<typeof createApp>,
  requests: readonly FuzzRequest[],
): Promise<FuzzResult> {
  const byStatus = new Map<number, number>();
  const failures: FuzzResult["failures"] = [];
  for (const [n, request] of requests.entries()) {
    const { method, path, headers, body } = request;
    const remoteAddress = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    const socket = { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" } } };
    const answer = await app.request(
      path,
      { method, headers, ...(method === "GET" ? {} : { body }) },
      socket,
    );
    const text = await answer.text();
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) failures.push({ request, status: answer.status, text });
  }
  return { byStatus, failures };
}
