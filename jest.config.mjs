import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** Packages that ship only as ES modules and must pass through the transform. */
const ESM_ONLY = [
  "jose",
  "uuid",
  "hono",
  "@hono/node-server",
  "file-type",
  "strtok3",
  "token-types",
  "uint8array-extras",
  "@tokenizer/inflate",
  "@borewit/text-codec",
  "any-ascii",
  "opencc-js",
  // Of sanitize-html
  "htmlparser2",
  "domhandler",
  "domutils",
  "domelementtype",
  "dom-serializer",
  "entities",
];

export default async function config() {
  const base = await createJestConfig({
    testEnvironment: "<rootDir>/tests/setup/jest/plain-context.mjs",
    runtime: "<rootDir>/tests/setup/jest/kept-packages.cjs",
    testMatch: [
      "<rootDir>/{lib,contracts,services,store,components,server,demo,tools,tests,scripts}/**/*.test.{ts,tsx}",
    ],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/", "<rootDir>/.data/"],
    globalSetup: "<rootDir>/tests/setup/database/global-setup.ts",
    globalTeardown: "<rootDir>/tests/setup/database/global-teardown.ts",
    setupFilesAfterEnv: ["<rootDir>/tests/setup/patience.ts"],
    testTimeout: 90_000,
    // One more than the cores of a small machine: some tests wait for timers, mails and processes.
    maxWorkers: 3,
    testSequencer: "<rootDir>/tests/setup/jest/long-first.mjs",
  })();
  base.transformIgnorePatterns = [`/node_modules/(?!(${ESM_ONLY.join("|")})/)`];
  return base;
}
