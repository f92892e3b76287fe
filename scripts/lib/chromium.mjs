import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

/** The headless shell first: it draws no windows, tabs or menus of its own beside the page. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
];
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** Returns the path of CHROMIUM_PATH or the system's Chromium, or undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...INSTALLED].find((file) => file && existsSync(file));
}

/**
 * Finds a Chromium for the browser tests: an installed one, one installed now from the system's packages, or the
 * test runner's own download. Returns its path, or null when the test runner knows where its own is.
 */
export function ensureChromium() {
  const installed = findChromium();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const apt = (...args) =>
      spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
    apt("update");
    for (const name of PACKAGES) {
      const found = apt("install", "-y", "--no-install-recommends", name) && findChromium();
      if (found) return found;
    }
  }
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return null;
}
