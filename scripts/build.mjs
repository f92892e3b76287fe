/** `npm run build`: the pages by Next, the server bundle, and the check of page weights. */
import { build } from "esbuild";
import { writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";

process.env.NEXT_TELEMETRY_DISABLED = "1";
run("node_modules/next/dist/bin/next", ["build"]);
const starter = await build({
  entryPoints: ["components/layout/first-intent/main.ts"],
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});
const [{ text: starterScript }] = starter.outputFiles;
await build({
  entryPoints: {
    server: "server/server.ts",
    renderer: "server/renderer.ts",
    "file-reader": "server/file-reader.ts",
    ...commands(),
  },
  outdir: "dist",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  packages: "external",
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: "linked",
  // Embedded in every public page (server/web/page-document.ts).
  define: { STARTER_SCRIPT: JSON.stringify(starterScript.trim()) },
  logLevel: "warning",
});
writeFileSync("dist/first-intent.js", starterScript);
run("scripts/check-budget.mjs", []);

/** Returns the operators' commands as entry points, for machines that have only the packages of production. */
function commands() {
  const names = [
    "db",
    "events",
    "jobs",
    "ledger-check",
    "mail",
    "operator",
    "reference",
    "refunds",
    "storage",
  ];
  return Object.fromEntries(names.map((name) => [`commands/${name}`, `scripts/${name}.ts`]));
}

function run(script, args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
