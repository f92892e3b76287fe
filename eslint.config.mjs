import next from "eslint-config-next/core-web-vitals";
import tseslint from "typescript-eslint";

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
  ...next,
  ...tseslint.configs.strict,
  {
    rules: {
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
    files: ["**/*.test.{ts,tsx}", "tests/**", "e2e/**", "server/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
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
