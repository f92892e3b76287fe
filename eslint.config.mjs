import next from "eslint-config-next/core-web-vitals";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import { existsSync, readdirSync } from "node:fs";
import tseslint from "typescript-eslint";

/** Who may import whom (docs/architecture.md). What a layer does not name here, it may not import. */
const ALLOWED = {
  lib: [],
  contracts: ["lib"],
  services: ["contracts", "lib"],
  store: ["services", "contracts", "lib"],
  components: ["store", "services", "contracts", "lib"],
  server: ["contracts", "lib"],
};
const LAYERS = [...Object.keys(ALLOWED), "app"];

const layerZones = Object.entries(ALLOWED).map(([layer, allowed]) => ({
  target: `./${layer}`,
  from: LAYERS.filter((other) => other !== layer && !allowed.includes(other)).map((other) => `./${other}`),
  message: `${layer} may import only: ${["itself", ...allowed].join(", ")}.`,
}));

const modules = existsSync("server/modules") ? readdirSync("server/modules") : [];

/** A module is entered by its services; its repo, its routes and its tables are its own business. */
const moduleZones = modules.map((name) => ({
  target: `./server/modules/${name}`,
  from: modules.filter((other) => other !== name).map((other) => `./server/modules/${other}/!(service*)`),
  message: "Another module is reached by its service, never by its repo.",
}));

const zones = [
  ...layerZones,
  ...moduleZones,
  {
    target: "./app",
    from: [
      "./server/*.ts",
      "./server/{adapters,artwork,db,jobs,web}/**",
      "./server/http/!(app.ts)",
      "./server/modules/*/!(service*)",
    ],
    message: "Pages read server/modules/*/service only.",
  },
  {
    target: ["./server/http", "./server/jobs", "./server/web"],
    from: "./server/db/schema",
    message: "Tables are for repos and the seed.",
  },
];

const NO_FRAMEWORK = {
  paths: ["react", "react-dom", "next"].map((name) => ({
    name,
    message: "The server knows neither Next nor React.",
  })),
  patterns: [{ group: ["next/*", "react-dom/*"], message: "The server knows neither Next nor React." }],
};

export default tseslint.config(
  {
    ignores: [
      ".next/",
      "dist/",
      ".data/",
      "node_modules/",
      "next-env.d.ts",
      "coverage/",
      "bench/bare/.next/",
      "playwright-report/",
      "test-results/",
    ],
  },
  ...next,
  ...tseslint.configs.strict,
  {
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver({ project: "tsconfig.json" })] },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-cycle": ["error", { maxDepth: 8, ignoreExternal: true }],
      "import-x/no-default-export": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/no-invalid-void-type": "off",
      "@next/next/no-img-element": "off",
      // Public pages link plainly (components/layout/prefetch-rules.tsx).
      "@next/next/no-html-link-for-pages": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
    },
  },
  {
    files: ["server/**/*.ts"],
    ignores: ["server/server.ts", "server/load-env.ts"],
    rules: { "no-restricted-imports": ["error", NO_FRAMEWORK] },
  },
  {
    files: ["**/*.test.{ts,tsx}", "tests/**", "e2e/**", "server/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
  { files: ["**/*.test.{ts,tsx}"], rules: { "import-x/no-restricted-paths": "off" } },
  {
    files: [
      "scripts/**",
      "bench/**",
      "server/server.ts",
      "server/load-env.ts",
      "tests/setup/**",
      "e2e/**",
      "*.mjs",
    ],
    rules: { "no-console": "off" },
  },
);
