import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
];

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, one installed from the system's packages, or the
 * test runner's own download. Returns its path, or null when the test runner knows where its own is.
 */
export function ensureChromium() {
  const found = () => [process.env.CHROMIUM_PATH, ...INSTALLED].find((file) => file && existsSync(file));
  if (found()) return found();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const apt = (...args) =>
      spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
    if (apt("update") && apt("install", "-y", "--no-install-recommends", "chromium") && found())
      return found();
  }
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return null;
}
