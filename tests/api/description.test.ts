import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import ts from "typescript";
import replies from "@/contracts/replies/replies.json";
import { describeReplies, REPLIES_FILE } from "@/scripts/lib/reply-schemas";
import { API_PREFIX, createApp } from "@/server/app";
import { openApi } from "@/server/http/description/openapi";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { ROUTES } from "@/server/routes";
import { expectDescribed } from "@/tests/setup/described";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";

const document = openApi(ROUTES, API_PREFIX);

test("the description passes the linter's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test("no two calls share an operationId", () => {
  const paths = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>);
  const ids = paths.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(ids).toHaveLength(ROUTES.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test("contracts/replies/replies.json is what `npm run describe` writes", () => {
  expect(readFileSync(REPLIES_FILE, "utf8")).toBe(describeReplies());
});

test("every reply belongs to a row", () => {
  const used = new Set<string>(ROUTES.map((row) => row.reply));
  expect(Object.keys(replies.replies).filter((name) => !used.has(name))).toEqual([]);
});

test("a reply that doesn't match its description is caught", () => {
  const good = { vendorIds: [], productIds: [] };
  expect(() => expectDescribed("GET", "/wishlist/ids", { data: good })).not.toThrow();
  expect(() => expectDescribed("GET", "/wishlist/ids", { data: { ...good, more: 1 } })).toThrow("SavedIds");
  expect(() => expectDescribed("GET", "/wishlist/ids", { data: { vendorIds: [] } })).toThrow("productIds");
  expect(() => expectDescribed("GET", "/cart", { data: null })).toThrow("Cart");
});

/** A couple saves a vendor through the generated client. The compiler checks the names of calls and fields. */
const CALLS = `
import createClient from "openapi-fetch";
import type { paths } from "./api";

export async function saveVendor(api: { fetch(request: Request): Promise<Response>; token: string; vendorId: string }) {
  const client = createClient<paths>({
    baseUrl: "http://localhost",
    fetch: api.fetch,
    headers: { authorization: "Bearer " + api.token },
  });
  const kept = await client.POST("/api/v1/wishlist", { body: { vendorId: api.vendorId } });
  const list = await client.GET("/api/v1/wishlist", { params: { query: { type: 1, limit: 10 } } });
  const vendor = await client.GET("/api/v1/vendor/for/web/{id}", { params: { path: { id: api.vendorId } } });
  const wrong = await client.GET("/api/v1/order/{id}", { params: { path: { id: "no id" } } });
  const slug: string | undefined = vendor.data?.data.slug;
  const rating: number | undefined = vendor.data?.data.rating;
  const state: "awaiting_payment" | undefined = wrong.data?.data.state === "awaiting_payment" ? wrong.data.data.state : undefined;
  return { entry: kept.data?.data, total: list.data?.data.totalDocs, slug, rating, state, field: wrong.error?.data?.errors?.[0]?.field };
}
`;

const WRONG_CALLS = {
  "a call that does not exist": CALLS.replace("/api/v1/wishlist", "/api/v1/wishes"),
  "a body without its field's type": CALLS.replace("vendorId: api.vendorId }", "vendorId: 1 }"),
  "a field that no answer has": CALLS.replace("data.totalDocs", "data.totalDocuments"),
  "a field of another type": CALLS.replace("rating: number", "rating: string"),
};

describe("a client generated from the description", () => {
  const database = useTestDatabase();
  let folder = "";

  beforeAll(async () => {
    // Placed below node_modules, so that the client finds its library.
    const cache = join(process.cwd(), "node_modules", ".cache");
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, "client-"));
    writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
    const generate = join(process.cwd(), "node_modules", "openapi-typescript", "bin", "cli.js");
    await promisify(execFile)(process.execPath, [
      generate,
      join(folder, "openapi.json"),
      "-o",
      join(folder, "api.d.ts"),
    ]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function complaints(source: string): string[] {
    const file = join(folder, "calls.ts");
    writeFileSync(file, source);
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  }

  test("compiles for correct calls", () => {
    expect(complaints(CALLS)).toEqual([]);
  });

  test.each(Object.entries(WRONG_CALLS))("refuses to compile %s", (_, source) => {
    expect(complaints(source)).not.toEqual([]);
  });

  test("works", async () => {
    const { db } = database();
    const vendor = await makeVendor(db);
    const { token } = await signAccessToken((await makeCustomer(db)).actor);
    const { outputText } = ts.transpileModule(CALLS, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const script = join(folder, "calls.js");
    writeFileSync(script, outputText);
    const { saveVendor } = (await import(script)) as { saveVendor(api: object): Promise<unknown> };
    const app = createApp();
    const fetch = (request: Request) => Promise.resolve(app.fetch(request));
    expect(await saveVendor({ fetch, token, vendorId: vendor.id })).toEqual({
      entry: expect.objectContaining({ vendorId: vendor.id, productId: null }) as object,
      total: 1,
      slug: vendor.slug,
      rating: 0,
      state: undefined,
      field: "id",
    });
  });
});
