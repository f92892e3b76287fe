/**
 * The static checks: a name and the arguments for Node. Types come after the build, because Next generates some
 * (next-env.d.ts). Decision 23 says why these tools.
 */
export const SOURCE_CHECKS = [
  ["format", ["node_modules/oxfmt/bin/oxfmt", "--check", "."]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--deny-warnings", "--quiet"]],
  ["structure", ["scripts/check-structure.mjs"]],
];
export const TYPES = ["types", ["node_modules/typescript-7/bin/tsc", "--noEmit"]];
