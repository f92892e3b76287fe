import { type AnyObject, object, type ObjectSchema, string } from "yup";
import { FILL_ALL, FILL_MANDATORY } from "@/contracts/errors";
import type { AppError } from "@/server/core/errors";
import { ROUTES } from "@/server/routes";
import { validate } from "./validate";

type Node = { type?: string; fields?: Record<string, Node>; innerType?: Node };

/** Returns a body in which every text is `text`. */
function filled({ type, fields = {}, innerType }: Node, text: string): unknown {
  if (type === "object") {
    return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, filled(inner, text)]));
  }
  return type === "array" && innerType ? [filled(innerType, text)] : text;
}

/** Returns the error of a validation, or null. */
function outcome(schema: ObjectSchema<AnyObject> | undefined, value: unknown): AppError | null {
  try {
    validate(schema, value);
    return null;
  } catch (error) {
    return error as AppError;
  }
}

const schemas = ROUTES.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${path} ${part}`, schema] as const] : [],
  ),
);
/** Input that makes ambiguous patterns backtrack: a long match with a mismatch at the end. */
const HOSTILE = [".", "-", "a", "1", " ", "@", "a.", "a@a.", "http://."].flatMap((part) =>
  ["\n!", " x", "@"].map((end) => `http://${part.repeat(60_000)}${end}`),
);

test.each(schemas)(
  "%s is parsed quickly, however long and odd its texts",
  (_, schema: ObjectSchema<AnyObject>) => {
    const start = process.cpuUsage();
    for (const text of [...HOSTILE, ...HOSTILE.map((each) => each.slice(7))]) {
      outcome(schema, filled(schema as Node, text));
    }
    // A pattern that backtracks over 60,000 characters takes minutes; CPU time excludes other load on the machine.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
  },
);

test("numbers sent as text must be decimal digits", () => {
  const { query } = ROUTES.find(({ path, method }) => path === "/order" && method === "GET") ?? {};
  for (const odd of ["0x10", "1e1", "0b1", "Infinity"]) {
    expect(outcome(query, { limit: odd })?.errors).toEqual([
      { field: "limit", message: "limit must be a number" },
    ]);
  }
  for (const plain of ["10", " 10 ", "+10"]) expect(outcome(query, { limit: plain })).toBeNull();
});

test("a text far above its limit is refused by name, one just above it in the field's own words", () => {
  const { body } = ROUTES.find(({ path }) => path === "/user/auth/register") ?? {};
  const complaint = (length: number) =>
    outcome(body, { firstName: "x".repeat(length) })?.errors?.find(({ field }) => field === "firstName")
      ?.message;
  expect(complaint(81)).toBe("First name must be at most 80 characters");
  expect(complaint(5_000)).toBe("firstName is too long");
});

test("several missing fields are reported in one sentence that names each of them", () => {
  const login = object({ email: string().required("Email is required"), password: string().required() });
  expect(outcome(login, {})).toMatchObject({
    message: FILL_ALL,
    errors: [{ field: "email", message: "Email is required" }, { field: "password" }],
  });
  expect(outcome(login, { email: "" })?.message).toBe(FILL_ALL);
  expect(outcome(login.shape({ note: string() }), {})?.message).toBe(FILL_MANDATORY);
  // A single field, or one that is present but wrong, has its own message.
  expect(outcome(login, { password: "x" })?.message).toBe("Email is required");
  const short = login.shape({ email: string().required().max(3, "Email is too long") });
  expect(outcome(short, { email: "mei@" })?.message).toBe("Email is too long");
});
