import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { type AnyObject, object } from "yup";
import { AppError } from "@/server/core/errors";
import type { Route } from "./route";
import { type Files, isForm, parseNested, readForm, type Upload } from "./request/form";
import { validate } from "./request/validate";

/** For forms with files only. */
const NO_FIELDS = object({});

type Input = {
  params: AnyObject;
  query: AnyObject;
  body: AnyObject;
  files: Files;
  uploads: readonly Upload[];
};

/** Limits the cached URLs, in characters. */
const MAX_KEPT = 200_000;
const kept = new LRUCache<string, Input>({ maxSize: MAX_KEPT, sizeCalculation: (_input, url) => url.length });

/**
 * Validates path, query and body, and reports all errors at once. Caches the input of a URL as long as its public
 * response, which is faster than validating it again.
 */
export async function readInput(row: Route, c: Context): Promise<Input> {
  if (!row.cacheSeconds) return read(row, c);
  const known = kept.get(c.req.url);
  if (known) return known;
  const input = await read(row, c);
  kept.set(c.req.url, input, { ttl: row.cacheSeconds * 1000 });
  return input;
}

async function read(row: Route, c: Context): Promise<Input> {
  const form = row.files && isForm(c) ? await readForm(c, row.files) : null;
  const given = form ? parseNested(form.fields, row.body) : row.body ? await readJson(c) : {};
  const failures: unknown[] = [];
  const check = (schema: Route["body"], value: unknown): AnyObject => {
    try {
      return validate(schema, value);
    } catch (failure) {
      failures.push(failure);
      return {};
    }
  };
  const params = check(row.params, c.req.param());
  const query = check(row.query, readQuery(c.req.url));
  const body = check(row.body ?? (form ? NO_FIELDS : undefined), given);
  if (failures.length > 0) throw joined(failures);
  const { files = {}, uploads = [] } = form ?? {};
  return { params, query, body, files, uploads };
}

/** Returns one error with the invalid fields of all parts, or the first failure if they can't be joined. */
function joined(failures: readonly unknown[]): unknown {
  const [first] = failures;
  const errors = failures.flatMap((failure) => (failure instanceof AppError ? (failure.errors ?? []) : []));
  const isInput = failures.every((failure) => failure instanceof AppError);
  if (failures.length === 1 || errors.length === 0 || !isInput) return first;
  return new AppError("bad_request", (first as AppError).message, errors);
}

/**
 * Returns the first value of each parameter; one without a value (`rating=`) counts as missing. Hono's own parser loses
 * `__proto__`, which must be refused by name.
 */
function readQuery(url: string): Record<string, string> {
  if (!url.includes("?")) return {};
  return Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== "").reverse());
}

async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header("content-type") ?? "";
  // Another site can send `text/plain; json`, or no type at all, without a preflight.
  const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);
  const refuse = () => new AppError("unsupported_media_type", "The request body must be JSON");
  if (type !== "" && !isJson) throw refuse();
  const text = await c.req.text();
  if (text === "") return {};
  if (!isJson) throw refuse();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError("bad_request", "The request body is not valid JSON");
  }
}
