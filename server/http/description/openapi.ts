import replies from "@/contracts/replies/replies.json";
import { type Json, inputFields, inputSchema } from "./json-schema";
import { webhooks } from "./webhooks";
import type { Route } from "@/server/http/route";
import { THROTTLE_POLICIES } from "@/server/http/throttle/throttle-policies";

/** Returns the API as an OpenAPI 3.1 document, generated from the table that serves it. */
export function openApi(routes: readonly Route[], prefix: string): Json {
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    const path = prefix + row.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[row.method.toLowerCase()] = operation(row);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sayang API",
      version: "1",
      description: ABOUT,
      license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
    },
    servers: [{ url: "/" }],
    paths,
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "An access token or, for calls of vendors within its scopes, an API key",
        },
        basic: { type: "http", scheme: "basic" },
      },
      schemas: { ...replies.schemas, Failure: FAILURE },
    },
  };
}

export const ABOUT =
  "Every answer is an envelope {code, message, data}; `code` repeats the HTTP status. Lists hold {docs, totalDocs, " +
  "limit, page, totalPages}. Amounts are SGD dollars, instants ISO 8601 in UTC, days YYYY-MM-DD.";

/** The envelope of every error response. */
const FAILURE = {
  type: "object",
  required: ["code", "message", "data"],
  properties: {
    code: { type: "integer" },
    message: { type: "string" },
    data: {
      type: ["object", "null"],
      properties: {
        errors: {
          type: "array",
          description: "Fields that are wrong, by path in dot notation",
          items: {
            type: "object",
            required: ["field", "message"],
            properties: { field: { type: "string" }, message: { type: "string" } },
          },
        },
        requestId: { type: "string", description: "The id under which the failure was logged" },
      },
    },
  },
} as const;

/** `getUserProfileById` of `GET /user/profile/:id`. */
export function operationId({ method, path }: Pick<Route, "method" | "path">): string {
  const words = path
    .split("/")
    .filter(Boolean)
    .map((part) => part.replace(/^:(\w)/, (_, first: string) => `By${first.toUpperCase()}`))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function operation(row: Route): Json {
  return {
    operationId: operationId(row),
    summary: row.summary,
    tags: [row.guard],
    "x-guard": row.guard,
    ...(typeof row.needs === "string" ? { "x-needs": row.needs } : {}),
    "x-throttle": row.throttle ? THROTTLE_POLICIES[row.throttle.policy] : undefined,
    security: row.guard === "public" ? [{}, { basic: [] }, { bearer: [] }] : [{ bearer: [] }],
    parameters: parameters(row),
    ...(row.body
      ? { requestBody: { required: true, content: bodyContent(row, inputSchema(row.body)) } }
      : {}),
    responses: {
      200: row.reply === "File" ? FILE : goodAnswer(row.reply),
      ...(row.params || row.query || row.body
        ? { 400: failure("A field is wrong: `data.errors` names it") }
        : {}),
      401: failure("No token where one is needed, or a credential that is wrong or has expired"),
      ...(row.guard === "public" ? {} : { 403: failure("Another role, or not the caller's own") }),
      ...(row.throttle ? { 429: failure("Too often: `Retry-After` says when to try again") } : {}),
      default: failure("Any other failure; `message` says what is wrong"),
    },
  };
}

function bodyContent({ files }: Route, schema: Json): Json {
  const json = { "application/json": { schema } };
  if (!files) return json;
  const binary = Object.fromEntries(files.names.map((name) => [name, { type: "string", format: "binary" }]));
  const properties = { ...(schema.properties as Json), ...binary };
  return { ...json, "multipart/form-data": { schema: { ...schema, properties } } };
}

const FILE = {
  description: "The bytes of the file",
  content: { "*/*": { schema: { type: "string", format: "binary" } } },
};

function goodAnswer(reply: keyof typeof replies.replies): Json {
  const schema = {
    type: "object",
    required: ["code", "message", "data"],
    properties: { code: { const: 200 }, message: { type: "string" }, data: replies.replies[reply] },
  };
  return { description: "Good", content: { "application/json": { schema } } };
}

function failure(description: string): Json {
  return {
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
  };
}

function parameters({ path, params, query, headers = {} }: Route): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: (params && inputFields(params).find((field) => field.name === name)?.schema) ?? {
      type: "string",
    },
  }));
  const inHeader = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    description,
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = query ? inputFields(query) : [];
  return [
    ...inPath,
    ...inHeader,
    ...inQuery.map((field) => ({
      ...field,
      in: "query",
      // A list is a single text: `?district=9,10`.
      ...(field.schema.type === "array" ? { style: "form", explode: false } : {}),
    })),
  ];
}
