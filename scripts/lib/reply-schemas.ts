import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";

export const REPLIES_FILE = join(process.cwd(), "contracts", "replies", "replies.json");

/**
 * Returns the text of `contracts/replies/replies.json`: the JSON Schemas of all replies and of the types they use, as
 * `{replies: {name: schema}, schemas: {name: schema}}`, in the notation of OpenAPI's `#/components/schemas/`.
 */
export function describeReplies(): string {
  const { definitions = {} } = createGenerator({
    path: join(process.cwd(), "contracts", "replies", "replies.ts"),
    tsconfig: join(process.cwd(), "tsconfig.json"),
    type: "Replies",
    jsDoc: "basic",
    skipTypeCheck: true,
    encodeRefs: false,
    sortProps: false,
  }).createSchema("Replies");
  const { Replies, ...schemas } = rename(definitions);
  const replies = typeof Replies === "object" ? Replies.properties : undefined;
  if (!replies) throw new Error("contracts/replies/replies.ts exports no Replies");
  return `${JSON.stringify({ replies: sorted(replies), schemas: sorted(schemas) }, null, 2)}
`;
}

/** OpenAPI does not allow names like `Page<OrderSummary>`. */
function rename<T extends object>(definitions: T): T {
  const plain = (name: string) => name.replace(/[<,]/g, "Of").replace(/[^\w.-]/g, "");
  return JSON.parse(JSON.stringify(definitions), (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]): [string, unknown] =>
        key === "$ref" && typeof inner === "string"
          ? [key, `#/components/schemas/${plain(inner.replace("#/definitions/", ""))}`]
          : [key in definitions ? plain(key) : key, inner],
      ),
    );
  }) as T;
}

function sorted<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
