/** The static checks: a name and the arguments for Node. */
export const CHECKS = [
  ["format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]],
  ["lint", ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "."]],
  ["structure", ["scripts/check-structure.mjs"]],
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
];
