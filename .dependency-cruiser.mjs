/**
 * The import rules (docs/architecture.md). `npm run verify` and `npm test` fail when a rule is broken;
 * scripts/check-structure.test.ts breaks each of them once.
 */

/** The layers that each layer may import in addition to itself. Tests, benches and scripts may import everything. */
export const LAYERS = {
  lib: [],
  contracts: ["lib"],
  services: ["contracts", "lib"],
  store: ["services", "contracts", "lib"],
  components: ["store", "services", "contracts", "lib", "styles", "public"],
  app: ["components", "store", "services", "contracts", "lib", "styles", "server"],
  tools: ["lib"],
  server: ["contracts", "lib", "tools"],
  demo: ["server", "contracts", "lib"],
};

/** The same inside the server. The composition root (`server/*.ts`) may import everything below `server/`. */
const SERVER_LAYERS = {
  core: [],
  db: ["core"],
  queue: ["core", "db"],
  http: ["core", "db"],
  web: ["core", "http"],
  adapters: ["core", "db", "queue", "http"],
  mail: ["core", "db", "queue", "http", "adapters"],
  modules: ["core", "db", "queue", "http", "adapters", "mail"],
};

/** Areas from lowest to highest. A module may import from its own area and from those listed before it. */
export const AREAS = ["identity", "catalogue", "sale", ["planning", "messaging"], "operator"];

const oneOf = (names) => `(${names.join("|")})`;
const TESTS = "[.]test[.]tsx?$";

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  severity: "error",
  comment: `${layer}/ imports only ${[layer, ...allowed].map((name) => `${name}/`).join(", ")}.`,
  from: { path: `^${layer}/`, pathNot: TESTS },
  to: {
    path: "^[^/]+/",
    pathNot: [`^${oneOf([layer, ...allowed])}/`, "^node_modules/"],
    dependencyTypesNot: ["core", "npm", "npm-dev"],
  },
}));

const serverLayerRules = Object.entries(SERVER_LAYERS).map(([layer, allowed]) => ({
  name: `server-${layer}`,
  severity: "error",
  comment: `server/${layer}/ imports only ${[layer, ...allowed].join(", ")} of the server, and never its root.`,
  from: { path: `^server/${layer}/`, pathNot: TESTS },
  to: { path: "^server/", pathNot: `^server/${oneOf([layer, ...allowed])}/` },
}));

const areaRules = AREAS.flatMap((rank, at) => {
  const higher = AREAS.slice(at + 1).flat();
  return [rank].flat().flatMap((area) => {
    const beyond = [...[rank].flat().filter((peer) => peer !== area), ...higher];
    if (beyond.length === 0) return [];
    return [
      {
        name: `area-${area}`,
        severity: "error",
        comment: `${area} imports nothing of ${beyond.join(", ")}: it offers a hook (server/hooks.ts) or reads a view.`,
        from: { path: `^server/modules/${area}/`, pathNot: TESTS },
        to: { path: `^server/(modules|db/schema)/${oneOf(beyond)}/` },
      },
      {
        name: `area-${area}-of-contracts`,
        severity: "error",
        comment: `Contracts of ${area} import nothing of ${beyond.join(", ")}.`,
        from: { path: `^contracts/${area}/`, pathNot: TESTS },
        to: { path: `^contracts/${oneOf(beyond)}/` },
      },
      {
        name: `area-${area}-of-components`,
        severity: "error",
        comment: `Views of ${area} import no view of ${beyond.join(", ")}: the page puts them together.`,
        from: { path: `^components/${area}/`, pathNot: TESTS },
        to: { path: `^components/${oneOf(beyond)}/` },
      },
    ];
  });
});

/** @type {import("dependency-cruiser").IConfiguration} */
const config = {
  forbidden: [
    ...layerRules,
    ...serverLayerRules,
    ...areaRules,
    {
      name: "middleware-is-light",
      severity: "error",
      comment: "The middleware runs before every guarded page: it imports lib/ and contracts/ only.",
      from: { path: "^middleware[.]ts$" },
      to: { path: "^(?!lib/|contracts/|node_modules/)[^/]+/", dependencyTypesNot: ["core", "npm"] },
    },
    {
      name: "tools-by-database-only",
      severity: "error",
      comment: "Of the server only the database client and the entry point know the embedded PostgreSQL.",
      from: { path: "^server/", pathNot: ["^server/db/", "^server/server[.]ts$", TESTS] },
      to: { path: "^tools/" },
    },
    {
      name: "module-door",
      severity: "error",
      comment: "A module is entered by its public.ts.",
      from: { path: "^server/modules/([^/]+/[^/]+)/", pathNot: TESTS },
      to: {
        path: "^server/modules/[^/]+/[^/]+/",
        pathNot: ["^server/modules/$1/", "^server/modules/[^/]+/[^/]+/public[.]ts$"],
      },
    },
    {
      name: "module-door-from-scripts",
      severity: "error",
      comment: "The demo and the operator's scripts enter a module by its public.ts.",
      from: { path: "^(demo|scripts|tools)/", pathNot: TESTS },
      to: { path: "^server/modules/[^/]+/[^/]+/", pathNot: "/public[.]ts$" },
    },
    {
      name: "module-door-from-root",
      severity: "error",
      comment: "The composition root reads a module's public.ts, routes.ts, jobs.ts, mail.ts and readers.ts.",
      from: { path: "^server/[^/]+[.]ts$", pathNot: TESTS },
      to: {
        path: "^server/modules/[^/]+/[^/]+/",
        pathNot: "^server/modules/[^/]+/[^/]+/(public|routes|jobs|mail|readers)[.]ts$",
      },
    },
    {
      name: "module-door-from-pages",
      severity: "error",
      comment:
        "Pages read a module's public.ts; the catch-all route handlers mount server/app.ts. Nothing else.",
      from: { path: "^app/", pathNot: TESTS },
      to: {
        path: "^server/",
        pathNot: ["^server/modules/[^/]+/[^/]+/public[.]ts$", "^server/app[.]ts$"],
      },
    },
    {
      name: "root-is-last",
      severity: "error",
      comment: "Only route handlers start the server's app; a page reads modules.",
      from: { path: "^app/", pathNot: "/route[.]tsx?$" },
      to: { path: "^server/app[.]ts$" },
    },
    {
      name: "public-is-a-list",
      severity: "error",
      comment: "public.ts re-exports names of its own module and imports nothing else.",
      from: { path: "^server/modules/([^/]+/[^/]+)/public[.]ts$" },
      to: { pathNot: "^server/modules/$1/" },
    },
    {
      name: "tables-in-repos",
      severity: "error",
      comment: "Tables are for repos: a service asks its repo.",
      from: {
        path: "^server/",
        pathNot: ["^server/db/", "/(repo|repo-[^/]+|repo/[^/]+)[.]ts$", TESTS],
      },
      to: { path: "^server/db/schema/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "server-without-framework",
      severity: "error",
      comment: "The server knows neither Next nor React; its entry point alone starts Next.",
      from: { path: "^(server|contracts)/", pathNot: ["^server/server[.]ts$", TESTS] },
      to: { path: "^node_modules/(next|react|react-dom|@mui|@emotion)/" },
    },
    {
      name: "client-without-server-packages",
      severity: "error",
      comment: "The packages of the server stay on the server.",
      from: { path: "^(components|store|services|contracts)/", pathNot: TESTS },
      to: { path: "^node_modules/(pg|drizzle-orm|hono|nodemailer|pino|sharp|stripe)/" },
    },
    {
      name: "one-dialog-shell",
      severity: "error",
      comment: "Dialogs go through components/ui/feedback/dialog.tsx.",
      from: { path: "^(app|components)/", pathNot: "^components/ui/feedback/dialog[.]tsx$" },
      to: { path: "^node_modules/@mui/material/Dialog" },
    },
    {
      name: "client-without-node",
      severity: "error",
      comment: "What a browser runs cannot import Node's own modules.",
      from: { path: "^(components|store|services|contracts)/", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      comment:
        "components/ui holds building blocks: they import one another, contracts, lib and the API's errors.",
      from: { path: "^components/ui/", pathNot: TESTS },
      to: { path: "^(components/(?!ui/)|services/|store/)", pathNot: "^services/api-error[.]ts$" },
    },
    {
      name: "demo-by-scripts",
      severity: "error",
      comment: "Demo data and artwork are for scripts, benches and tests.",
      from: { path: "^(?!demo/|scripts/|bench/|tests/|e2e/)", pathNot: TESTS },
      to: { path: "^demo/" },
    },
    {
      name: "tests-by-tests",
      severity: "error",
      comment: "What ships imports no test, no bench and no script.",
      from: { path: "^(?!tests/|e2e/|bench/|scripts/|[^/]+[.](mjs|ts)$)", pathNot: TESTS },
      to: { path: ["^(tests|e2e|bench|scripts)/", TESTS] },
    },
    {
      name: "no-file-circle",
      severity: "error",
      comment: "Two files that import one another are one file, or miss a third.",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      severity: "error",
      comment: "Every import leads somewhere.",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(bench/bare|[.]next|dist|coverage)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};

export default config;
