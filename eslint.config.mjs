import next from "eslint-config-next/core-web-vitals";
import tseslint from "typescript-eslint";

/** Where React is written. Its rules compile every function they see, half of the linter's time. */
const REACT = ["{app,components,services,store}/**/*.{ts,tsx}", "**/*.tsx"];

/** Import rules live in .dependency-cruiser.mjs. */
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
  ...next.map((rules) => ({ ...rules, files: REACT })),
  ...tseslint.configs.strict,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/no-invalid-void-type": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
    },
  },
  {
    files: REACT,
    rules: {
      "@next/next/no-img-element": "off",
      // Public pages link plainly (components/layout/prefetch-rules.tsx).
      "@next/next/no-html-link-for-pages": "off",
    },
  },
  { files: ["**/*.test.{ts,tsx}"], rules: { "react-hooks/rules-of-hooks": "off" } },
  {
    files: [
      "scripts/**",
      "bench/**",
      "server/server.ts",
      "server/core/load-env.ts",
      "tests/setup/**",
      "e2e/**",
      "*.mjs",
    ],
    rules: { "no-console": "off" },
  },
);
