import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = process.cwd();
const AREAS = {
  identity: "account",
  catalogue: "vendor",
  sale: "cart",
  planning: "wedding",
  messaging: "room",
};

/** A repository that keeps every rule. */
const SOUND: Record<string, string> = {
  "package.json": `{ "type": "module" }`,
  "tsconfig.json": `{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "jsx": "react-jsx", "paths": { "@/*": ["./*"] } } }`,
  "docs/architecture.md": "<!-- drawing: `npm run docs:architecture` -->\n\n<!-- end of drawing -->\n",
  "node_modules/next/package.json": `{ "name": "next", "main": "index.js" }`,
  "node_modules/next/index.js": "",
  "node_modules/pg/package.json": `{ "name": "pg", "main": "index.js" }`,
  "node_modules/pg/index.js": "",
  "node_modules/@mui/material/Dialog/index.js": "",
  "lib/a.ts": "export const a = 1;",
  "contracts/a.ts": `import { a } from "@/lib/a"; export const b = a;`,
  ...Object.fromEntries(
    ["sale", "planning", "messaging"].map((area) => [`contracts/${area}/a.ts`, `export const ${area} = 1;`]),
  ),
  "components/planning/a.ts": "export const view = 1;",
  "components/messaging/a.ts": "export const view = 1;",
  "services/a.ts": `import { b } from "@/contracts/a"; export const c = b;`,
  "services/api-error.ts": "export const error = 1;",
  "store/a.ts": `import { c } from "@/services/a"; export const d = c;`,
  "components/ui/a.ts": `import { error } from "@/services/api-error"; export const e = error;`,
  "components/sale/a.ts": `import { e } from "@/components/ui/a"; import { d } from "@/store/a"; export const f = [d, e];`,
  "app/page.ts": `import { f } from "@/components/sale/a"; import { serve } from "@/server/modules/sale/cart/public"; export default [f, serve];`,
  "app/api/route.ts": `import { app } from "@/server/app"; export const GET = app;`,
  "middleware.ts": `import { a } from "@/lib/a"; export const middleware = a;`,
  "tools/a.ts": "export const tool = 1;",
  "demo/a.ts": `import { serve } from "@/server/modules/sale/cart/public"; export const seed = serve;`,
  "scripts/seed.ts": `import { seed } from "@/demo/a"; seed;`,
  "tests/setup.ts": `import { read } from "@/server/modules/sale/cart/repo"; export const setup = read;`,
  "server/app.ts": `import { rows } from "@/server/modules/sale/cart/routes"; export const app = rows;`,
  ...Object.fromEntries(
    ["core", "db", "queue", "http", "web", "adapters", "mail"].map((layer) => [
      `server/${layer}/a.ts`,
      `export const ${layer} = 1;`,
    ]),
  ),
  "server/db/client.ts": `import { tool } from "@/tools/a"; export const client = tool;`,
  ...Object.fromEntries(
    Object.entries(AREAS).flatMap(([area, name]) => [
      [`server/modules/${area}/${name}/public.ts`, `export { serve } from "./service";`],
      [
        `server/modules/${area}/${name}/service.ts`,
        `import { read } from "./repo"; export const serve = read;`,
      ],
      [`server/modules/${area}/${name}/repo.ts`, "export const read = 1;"],
      [
        `server/modules/${area}/${name}/routes.ts`,
        `import { http } from "@/server/http/a"; export const rows = http;`,
      ],
    ]),
  ),
  "server/modules/operator/console/public.ts": "export {};",
  "server/db/schema/catalogue/vendor.ts": `export const vendor = pgTable("vendor", {});`,
  "server/db/schema/identity/session.ts": `export const session = pgTable("session", {});`,
  "server/db/schema/identity/vendor-account.ts": `export const vendorAccount = pgView("vendor_account");`,
  // An owner writes and locks its table; others may join views and shared tables.
  "server/modules/catalogue/vendor/repo-own.ts": `import { vendor } from "@/server/db/schema/catalogue/vendor"; export const own = (tx: any, sql: any) => [tx.update(vendor), tx.select().from(vendor).for("update"), sql\`delete from \${vendor}\`];`,
  "server/modules/sale/cart/repo-join.ts": `import { vendor } from "@/server/db/schema/catalogue/vendor"; export const join = (db: any) => db.select().from(vendor);`,
  "server/modules/identity/account/repo-view.ts": `import { vendorAccount } from "@/server/db/schema/identity/vendor-account"; export const view = (db: any) => db.select().from(vendorAccount);`,
};

const imports = (target: string) => `import "${target}";`;
const VENDOR = `import { vendor } from "@/server/db/schema/catalogue/vendor";`;

/** For each rule, a file that breaks it: the rule, the file name, its text. */
const BREAKS: [rule: string, file: string, text: string][] = [
  ["layer-lib", "lib/bad.ts", imports("@/contracts/a")],
  ["layer-contracts", "contracts/bad.ts", imports("@/services/a")],
  ["layer-services", "services/bad.ts", imports("@/store/a")],
  ["layer-store", "store/bad.ts", imports("@/components/sale/a")],
  ["layer-components", "components/sale/bad.ts", imports("@/server/core/a")],
  ["layer-app", "app/bad.ts", imports("@/tools/a")],
  ["layer-tools", "tools/bad.ts", imports("@/server/core/a")],
  ["layer-server", "server/core/bad-layer.ts", imports("@/components/sale/a")],
  ["layer-demo", "demo/bad.ts", imports("@/tools/a")],
  ["server-core", "server/core/bad.ts", imports("@/server/db/a")],
  ["server-db", "server/db/bad.ts", imports("@/server/http/a")],
  ["server-queue", "server/queue/bad.ts", imports("@/server/mail/a")],
  ["server-http", "server/http/bad.ts", imports("@/server/modules/identity/account/public")],
  ["server-web", "server/web/bad.ts", imports("@/server/db/a")],
  ["server-adapters", "server/adapters/bad.ts", imports("@/server/mail/a")],
  ["server-mail", "server/mail/bad.ts", imports("@/server/modules/identity/account/public")],
  ["server-modules", "server/modules/sale/cart/bad-root.ts", imports("@/server/app")],
  [
    "area-identity",
    "server/modules/identity/account/bad.ts",
    imports("@/server/modules/catalogue/vendor/public"),
  ],
  ["area-catalogue", "server/modules/catalogue/vendor/bad.ts", imports("@/server/modules/sale/cart/public")],
  ["area-sale", "server/modules/sale/cart/bad.ts", imports("@/server/modules/messaging/room/public")],
  [
    "area-planning",
    "server/modules/planning/wedding/bad.ts",
    imports("@/server/modules/messaging/room/public"),
  ],
  [
    "area-messaging",
    "server/modules/messaging/room/bad.ts",
    imports("@/server/modules/operator/console/public"),
  ],
  ["area-identity-of-contracts", "contracts/identity/bad.ts", imports("@/contracts/sale/a")],
  ["area-catalogue-of-contracts", "contracts/catalogue/bad.ts", imports("@/contracts/sale/a")],
  ["area-sale-of-contracts", "contracts/sale/bad-area.ts", imports("@/contracts/planning/a")],
  ["area-planning-of-contracts", "contracts/planning/bad.ts", imports("@/contracts/messaging/a")],
  ["area-messaging-of-contracts", "contracts/messaging/bad.ts", imports("@/contracts/planning/a")],
  ["area-identity-of-components", "components/identity/bad.ts", imports("@/components/sale/a")],
  ["area-catalogue-of-components", "components/catalogue/bad.ts", imports("@/components/sale/a")],
  ["area-sale-of-components", "components/sale/bad-area.ts", imports("@/components/planning/a")],
  ["area-planning-of-components", "components/planning/bad.ts", imports("@/components/messaging/a")],
  ["area-messaging-of-components", "components/messaging/bad.ts", imports("@/components/planning/a")],
  ["one-dialog-shell", "components/sale/bad-dialog.ts", imports("@mui/material/Dialog")],
  ["middleware-is-light", "middleware.ts", imports("@/server/core/a")],
  ["tools-by-database-only", "server/core/bad-tool.ts", imports("@/tools/a")],
  [
    "module-door",
    "server/modules/sale/cart/bad-door.ts",
    imports("@/server/modules/catalogue/vendor/service"),
  ],
  ["module-door-from-scripts", "scripts/bad.ts", imports("@/server/modules/sale/cart/repo")],
  ["module-door-from-root", "server/bad.ts", imports("@/server/modules/sale/cart/service")],
  ["module-door-from-pages", "app/bad-door.ts", imports("@/server/modules/sale/cart/service")],
  ["root-is-last", "app/bad-root.ts", imports("@/server/app")],
  [
    "public-is-a-list",
    "server/modules/operator/console/public.ts",
    `export { http } from "@/server/http/a"; export {};`,
  ],
  [
    "tables-in-repos",
    "server/modules/catalogue/vendor/service-bad.ts",
    `${VENDOR} export const table = vendor;`,
  ],
  ["server-without-framework", "server/core/bad-next.ts", imports("next")],
  ["client-without-server-packages", "services/bad-pg.ts", imports("pg")],
  ["client-without-node", "components/sale/bad-node.ts", imports("node:fs")],
  ["ui-knows-no-feature", "components/ui/bad.ts", imports("@/components/sale/a")],
  ["demo-by-scripts", "server/bad-demo.ts", imports("@/demo/a")],
  ["tests-by-tests", "lib/bad-test.ts", imports("@/tests/setup")],
  ["no-file-circle", "lib/circle-a.ts", `import { y } from "./circle-b"; export const x = () => y;`],
  ["resolvable", "lib/bad-path.ts", imports("./nowhere")],
  ["no-folder-circle", "lib/deep/one.ts", `import { a } from "../a"; export const one = a;`],
  [
    "table-private",
    "server/modules/catalogue/vendor/repo-bad.ts",
    `import { session } from "@/server/db/schema/identity/session"; export const bad = session;`,
  ],
];

/** Every form of SQL that changes or locks rows of another module's table. */
const FOREIGN_WRITES: [said: string, statement: string][] = [
  ["inserts vendor", "tx.insert(vendor).values({})"],
  ["updates vendor", "tx.update(vendor).set({})"],
  ["deletes vendor", "tx.delete(vendor)"],
  ["locks vendor", `tx.select().from(room).innerJoin(vendor).for("update")`],
  ["locks vendor", `tx.select().from(vendor).for("share", { of: [vendor] })`],
  ["locks vendor", "sql`select 1 from ${vendor} for no key update`"],
  ["writes vendor", "sql`update ${vendor} set x = 1`"],
  ["writes vendor", "sql`delete from ${vendor}`"],
  ["writes vendor", "sql`insert into ${vendor} values (1)`"],
  ["writes vendor", `pool.query("insert into vendor values (1)")`],
  ["writes vendor", "pool.query(`delete from vendor where id = ${id}`)"],
  ["write of a table that is not named", "sql`delete from ${table}`"],
  ["update of a table that is not named", "tx.update(table)"],
];

function repository(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sayang-structure-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

function check(folder: string, ...args: string[]) {
  const script = path.join(ROOT, "scripts/check-structure.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, said: stderr };
}

const folders: string[] = [];
const kept = (folder: string) => (folders.push(folder), folder);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("passes a sound repository once its diagram is drawn", () => {
  const folder = kept(repository(SOUND));
  expect(check(folder, "--write")).toEqual({ status: 0, said: "" });
  expect(check(folder)).toEqual({ status: 0, said: "" });
  const drawing = readFileSync(path.join(folder, "docs/architecture.md"), "utf8");
  expect(drawing).toContain("app --> components");
  writeFileSync(path.join(folder, "docs/architecture.md"), drawing.replace("app --> components", ""));
  expect(check(folder)).toEqual({
    status: 1,
    said: expect.stringContaining("drawing-is-current: docs/architecture.md") as string,
  });
});

describe("names the broken rule and the file that breaks it", () => {
  let said = "";
  beforeAll(() => {
    const broken = Object.fromEntries(BREAKS.map(([, file, text]) => [file, text]));
    const writes = Object.fromEntries(
      FOREIGN_WRITES.map(([, statement], at) => [
        `server/modules/messaging/room/repo-${at}.ts`,
        `${VENDOR} export const bad = (tx: any, sql: any, pool: any, table: any, room: any, id: any) => ${statement};`,
      ]),
    );
    const others = {
      "lib/circle-b.ts": `import { x } from "./circle-a"; export const y = () => x;`,
      "lib/two.ts": `import { one } from "./deep/one"; export const two = one;`,
    };
    const result = check(kept(repository({ ...SOUND, ...broken, ...writes, ...others })));
    expect(result.status).toBe(1);
    said = result.said;
  });

  test.each(BREAKS)("%s: %s", (rule, file) => {
    const lines = said.split("\n").filter((line) => line.startsWith(`${rule}: `));
    const place = rule === "no-folder-circle" ? path.dirname(file) : file;
    expect(lines.filter((line) => line.includes(place))).not.toEqual([]);
  });

  test.each(FOREIGN_WRITES.map(([what, statement], at) => ({ what, statement, at })))(
    "table-written-by-owner: $statement",
    ({ what, at }) => {
      expect(said).toContain(
        `table-written-by-owner: server/modules/messaging/room/repo-${at}.ts -> ${what}\n`,
      );
    },
  );

  test("has a breaking example for every rule", () => {
    const config = readFileSync(path.join(ROOT, ".dependency-cruiser.mjs"), "utf8");
    const named = [...config.matchAll(/^\s+name: "([\w-]+)"/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !BREAKS.some(([rule]) => rule === name))).toEqual([]);
  });
});
