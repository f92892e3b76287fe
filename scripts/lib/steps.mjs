/** Steps shared by the README's two commands, in plain Node because no packages are installed yet when they start. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const BUILD_INPUTS = [
  "app",
  "components",
  "contracts",
  "lib",
  "public",
  "server",
  "services",
  "store",
  "styles",
];
const BUILD_FILES = ["middleware.ts", "next.config.ts", "package-lock.json", "tsconfig.json"];

/** Runs a command and exits with its status when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

export function runNode(args, env) {
  run(process.execPath, args, env);
}

/** Runs `npm ci` when packages were never installed or the lock file has changed since. */
export function installPackages() {
  const stamp = "node_modules/.installed-lock";
  const wanted = digest(["package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, wanted);
}

/** Builds when any source has changed since the last build. */
export function buildIfStale() {
  const stamp = "dist/.built-from";
  const wanted = digest([...BUILD_FILES, ...BUILD_INPUTS.flatMap(filesBelow)]);
  if (existsSync(stamp) && existsSync(".next/BUILD_ID") && readFileSync(stamp, "utf8") === wanted) return;
  runNode(["scripts/build.mjs"], { NODE_ENV: "production" });
  mkdirSync("dist", { recursive: true });
  writeFileSync(stamp, wanted);
}

function digest(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((entry) => path.join(folder, String(entry)))
    .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
    .toSorted();
}
