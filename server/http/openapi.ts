import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription } from "yup";
import { GUARDS } from "./actor";
import type { Route } from "./route";
import { THROTTLE_POLICIES } from "./throttle-policies";

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, read from the same table that serves it. */
export function openApi(routes: readonly Route[], prefix: string): Json {
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    const path = prefix + row.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[row.method.toLowerCase()] = operation(row);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Sayang API", version: "1", description: ABOUT },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        basic: { type: "http", scheme: "basic" },
      },
      schemas: { Envelope: ENVELOPE },
    },
  };
}

const ABOUT =
  "Every answer is an envelope {code, message, data}; `code` repeats the HTTP status. Lists hold {docs, totalDocs, " +
  "limit, page, totalPages}. Amounts are SGD dollars, instants ISO 8601 in UTC, days YYYY-MM-DD.";

const ENVELOPE = {
  type: "object",
  required: ["code", "message", "data"],
  properties: { code: { type: "integer" }, message: { type: "string" }, data: {} },
};

function operation(row: Route): Json {
  return {
    summary: row.summary,
    "x-guard": row.guard,
    "x-throttle": row.throttle ? THROTTLE_POLICIES[row.throttle.policy] : undefined,
    security: row.guard === "public" ? [{ basic: [] }, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parameters("path", row.params), ...parameters("query", row.query)],
    ...(row.body
      ? {
          requestBody: {
            required: true,
            content: contentOf(row, jsonSchema(row.body.describe())),
          },
        }
      : {}),
    responses: {
      200: answer("Good"),
      ...(row.params || row.query || row.body
        ? { 400: answer("A field is wrong: `data.errors` names it") }
        : {}),
      ...(row.guard === "public"
        ? {}
        : {
            401: answer("No token, or one that has expired"),
            403: answer("Another role, or somebody else's"),
          }),
      ...(row.throttle ? { 429: answer("Too often: `Retry-After` says when to try again") } : {}),
    },
  };
}

function contentOf({ files }: Route, schema: Json): Json {
  const json = { "application/json": { schema } };
  if (!files) return json;
  const binary = Object.fromEntries(files.names.map((name) => [name, { type: "string", format: "binary" }]));
  const properties = { ...(schema.properties as Json), ...binary };
  return { ...json, "multipart/form-data": { schema: { ...schema, properties } } };
}

function answer(description: string): Json {
  return {
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Envelope" } } },
  };
}

function parameters(place: "path" | "query", schema: ObjectSchema<AnyObject> | undefined): Json[] {
  if (!schema) return [];
  return Object.entries(schema.describe().fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || isRequired(field),
    schema: jsonSchema(field),
  }));
}

/** What yup can tell of a field, in the words of JSON Schema. */
function jsonSchema(field: SchemaFieldDescription): Json {
  const described = field as SchemaDescription & { fields?: Record<string, SchemaFieldDescription> };
  const tests = described.tests ?? [];
  const param = (name: string, key: string) => tests.find((test) => test.name === name)?.params?.[key];
  const whole = tests.some((test) => test.name === "integer");
  const isText = described.type === "string";
  const given: Json = {
    type: described.type === "mixed" ? undefined : whole ? "integer" : described.type,
    enum: described.oneOf && described.oneOf.length > 0 ? described.oneOf : undefined,
    default: described.default,
    [isText ? "minLength" : "minimum"]: param("min", "min"),
    [isText ? "maxLength" : "maximum"]: param("max", "max"),
  };
  if (described.fields) {
    const entries = Object.entries(described.fields);
    given.properties = Object.fromEntries(entries.map(([name, inner]) => [name, jsonSchema(inner)]));
    given.required = entries.filter(([, inner]) => isRequired(inner)).map(([name]) => name);
    delete given.default;
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function isRequired(field: SchemaFieldDescription): boolean {
  return "optional" in field && !field.optional && !("default" in field && field.default !== undefined);
}

/** A page to read the same document by. It needs no script. */
export function apiReference(routes: readonly Route[], prefix: string): string {
  const sections = GUARDS.map((guard) => {
    const rows = routes.filter((row) => row.guard === guard);
    return `<h2>${guard} <small>${rows.length}</small></h2>${rows.map((row) => entry(row, prefix)).join("")}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sayang API</title><style>${STYLE}</style><main><h1>Sayang API</h1>
<p>${escapeHtml(ABOUT)} As <a href="/api/openapi.json">OpenAPI</a>.</p>${sections.join("")}</main></html>`;
}

function entry(row: Route, prefix: string): string {
  const input = { path: row.params, query: row.query, body: row.body };
  const parts = Object.entries(input).flatMap(([name, schema]) =>
    schema
      ? [
          `<dt>${name}</dt><dd><pre>${escapeHtml(JSON.stringify(jsonSchema(schema.describe()), null, 1))}</pre></dd>`,
        ]
      : [],
  );
  const head = `<code class="${row.method}">${row.method}</code> <code>${escapeHtml(prefix + row.path)}</code>`;
  return `<details><summary>${head} <span>${escapeHtml(row.summary)}</span></summary><dl>${parts.join("")}</dl></details>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#fbf7f1;color:#241a20;margin:0}main{max-width:64rem;margin:auto;padding:2rem 1rem}
h2{margin-top:2.5rem}small{color:#7a6a70}details{border-top:1px solid #e4d8ca;padding:.6rem 0}summary{cursor:pointer}summary span{color:#5a4b52}
code{font-size:.9em}code:first-child{display:inline-block;min-width:4.2em;font-weight:700;color:#8f1d3f}pre{background:#f3ebe0;padding:1rem;overflow:auto;border-radius:8px}dd{margin:0}`;

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? char,
  );
}
