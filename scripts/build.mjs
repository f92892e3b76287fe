/** `npm run build`: pages by Next, then the server that stands before them, then the weight of what is shipped. */
import { build } from "esbuild";
import { spawnSync } from "node:child_process";

process.env.NEXT_TELEMETRY_DISABLED = "1";
run("node_modules/next/dist/bin/next", ["build"]);
await build({
  entryPoints: ["server/server.ts"],
  outfile: "dist/server.mjs",
  bundle: true,
  packages: "external",
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: "linked",
  logLevel: "warning",
});
run("scripts/check-budget.mjs", []);

function run(script, args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
