/** The static checks: a name and the arguments for Node. Decision 23 says why these tools. */
export const CHECKS = [
  ["format", ["node_modules/oxfmt/bin/oxfmt", "--check", "."]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--deny-warnings", "--quiet"]],
  ["structure", ["scripts/check-structure.mjs"]],
  ["types", ["node_modules/typescript-7/bin/tsc", "--noEmit"]],
];
