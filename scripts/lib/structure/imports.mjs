import { existsSync } from "node:fs";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import config from "../../../.dependency-cruiser.mjs";

const ROOTS = [
  "app",
  "bench",
  "components",
  "contracts",
  "demo",
  "e2e",
  "lib",
  "middleware.ts",
  "scripts",
  "server",
  "services",
  "store",
  "tests",
  "tools",
];

/**
 * Returns the modules of the working directory with their imports, and the broken rules of `.dependency-cruiser.mjs` as
 * `{ rule, subject, reason }`.
 */
export async function readImports() {
  const { output } = await cruise(
    ROOTS.filter((root) => existsSync(root)),
    { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } },
    undefined,
    { tsConfig: extractTSConfig("tsconfig.json") },
  );
  const reasons = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
  return {
    modules: output.modules.filter(({ source }) => !source.startsWith("node_modules/")),
    violations: output.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      subject: `${from} -> ${cycle ? cycle.map(({ name }) => name).join(" -> ") : to}`,
      reason: reasons.get(rule.name),
    })),
  };
}

/** Returns the imports of a module that lead to files of this repository. */
export function ownImports({ dependencies }) {
  return dependencies
    .filter(({ coreModule, couldNotResolve }) => !coreModule && !couldNotResolve)
    .map(({ resolved }) => resolved)
    .filter((resolved) => !resolved.startsWith("node_modules/"));
}

export const isTest = (file) => /[.]test[.]tsx?$/.test(file);
