/** What every change must pass before any test runs: a name and the arguments for Node. */
export const CHECKS = [
  ["format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]],
  ["lint", ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "."]],
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
];
