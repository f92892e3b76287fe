import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

/** Chromium without a window, tabs and menus, which takes a third less work for the same pages. */
const SHELL = { file: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" };
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
];

/** Linux substitutes for Arial and Times New Roman. Pages reserve room by their metrics until the web fonts arrive. */
const LETTERS = { folder: "/usr/share/fonts/truetype/liberation", package: "fonts-liberation" };
const LETTERS_LATER = "/usr/share/fonts/truetype/liberation2";

/** Returns the path of CHROMIUM_PATH or the system's Chromium, or undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...INSTALLED].find((file) => file && existsSync(file));
}

/** Returns the path of the system's headless shell, or else the result of `findChromium`. */
export function findHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(SHELL.file) ? SHELL.file : findChromium();
}

/**
 * Makes sure that the browser tests find a Chromium: one already installed, one installed now from the system's
 * packages, or the one that Playwright downloads.
 */
export function ensureChromium() {
  if (canInstall()) {
    if (!existsSync(LETTERS.folder) && !existsSync(LETTERS_LATER)) install(LETTERS.package);
    if (!findChromium()) install("chromium");
    if (!process.env.CHROMIUM_PATH && !existsSync(SHELL.file)) install(SHELL.package);
  }
  if (!findChromium()) run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
}

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

let updated = false;

function install(name) {
  const apt = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] });
  if (!updated) apt("update");
  updated = true;
  apt("install", "-y", "--no-install-recommends", name);
}
