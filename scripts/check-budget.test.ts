import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";

const script = path.resolve("scripts/check-budget.mjs");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sayang-budget-"));
  for (const part of [".next/diagnostics", "bench", "dist"])
    mkdirSync(path.join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs the check on a build of these routes, each with one incompressible chunk of that many KiB, and with a script of
 * `starter` KiB on public pages.
 */
function check(built: Record<string, number>, listed: Record<string, number>, starter = 5) {
  writeFileSync(path.join(folder, "dist/first-intent.js"), randomBytes(starter * 1024));
  const stats = Object.entries(built).map(([route, kib], at) => {
    writeFileSync(path.join(folder, `.next/${at}.js`), randomBytes(kib * 1024));
    return { route, firstLoadChunkPaths: [`.next/${at}.js`] };
  });
  writeFileSync(path.join(folder, ".next/diagnostics/route-bundle-stats.json"), JSON.stringify(stats));
  const routes = Object.entries(listed).map(([route, limit]) => ({ routes: [route], limit }));
  writeFileSync(path.join(folder, "bench/budget.json"), JSON.stringify({ documents: { script: 8 }, routes }));
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: "utf8" });
  return { status, stderr: stderr.trim() };
}

test("passes routes within their budgets", () => {
  expect(check({ "/": 10, "/login": 20 }, { "/": 11, "/login": 21 })).toEqual({ status: 0, stderr: "" });
});

test("fails on a route that is not listed, too heavy, or no longer there", () => {
  expect(check({ "/": 10, "/user/new": 1 }, { "/": 11 })).toEqual({
    status: 1,
    stderr: "bench/budget.json does not list /user/new",
  });
  expect(check({ "/": 12 }, { "/": 11 })).toEqual({ status: 1, stderr: "over budget: /" });
  expect(check({ "/": 10 }, { "/": 11 }, 9).stderr).toMatch(/^over budget: .*first-intent/);
  expect(check({ "/": 10 }, { "/": 11, "/gone": 5 })).toEqual({
    status: 1,
    stderr: "bench/budget.json lists /gone, which does not exist",
  });
});
