/**
 * The static checks, each with a name and its arguments for Node. Types are checked after the build, because Next
 * generates some (next-env.d.ts). Decision 23 explains the choice of tools.
 */
export const SOURCE_CHECKS = [
  ["format", ["node_modules/oxfmt/bin/oxfmt", "--check", "."]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--deny-warnings", "--quiet"]],
  ["structure", ["scripts/check-structure.mjs"]],
];
export const TYPES = ["types", ["node_modules/typescript-7/bin/tsc", "--noEmit"]];
