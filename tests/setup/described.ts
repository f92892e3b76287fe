import Ajv2020, { type ValidateFunction } from "@redocly/ajv/dist/2020.js";
import replies from "@/contracts/replies/replies.json";
import { ROUTES } from "@/server/routes";

const DOCUMENT = "replies.json";
// The schemas themselves are linted with the API's description; doing so here would cost each test file a tenth of a
// second.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateSchema: false });
ajv.addVocabulary(["components"]);
ajv.addSchema({ $id: DOCUMENT, $defs: replies.replies, components: { schemas: replies.schemas } });

const rows = ROUTES.map(({ method, path, reply }) => ({
  method,
  reply,
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`),
}));

/** Throws when a successful answer doesn't match the shape that the API's description gives for the call. */
export function expectDescribed(method: string, path: string, { data }: { data: unknown }): void {
  const [pathname = ""] = path.split("?");
  const row = rows.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
  if (!row) throw new Error(`${method} ${path} is no row of the route table`);
  const validate: ValidateFunction | undefined = ajv.getSchema(`${DOCUMENT}#/$defs/${row.reply}`);
  if (!validate)
    throw new Error(`contracts/replies/replies.json does not describe ${row.reply}: npm run describe`);
  if (validate(data)) return;
  const complaints = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `data${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  throw new Error(`${method} ${path} does not answer ${row.reply}:\n${complaints.slice(0, 10).join("\n")}`);
}
