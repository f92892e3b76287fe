import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Starts a supervisor, and collects its and its child's output lines. */
function start(mode: string) {
  const child = spawn(process.execPath, ["tests/setup/processes/supervisor.mjs"], {
    env: { ...process.env, MODE: mode },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = child.stderr.setEncoding("utf8");
  let log = "";
  said.on("data", (text: string) => (log += text));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextPid = async () => Number(/^pid (\d+)$/.exec(String((await lines.next()).value))?.[1]);
  return { child, nextPid, log: () => log, ended: once(child, "close") as Promise<[number | null]> };
}

const running: ChildProcess[] = [];
const supervised = (mode: string) => {
  const started = start(mode);
  running.push(started.child);
  return started;
};
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

test("restarts a killed server, logs it, and stops with it", async () => {
  const { child, nextPid, log, ended } = supervised("steady");
  const first = await nextPid();
  process.kill(first, "SIGKILL");
  const second = await nextPid();
  expect(second).not.toBe(first);
  expect(log()).toContain("the server ended by SIGKILL: starting it again in 0.02 s");
  child.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  expect(() => process.kill(second, 0)).toThrow("ESRCH");
});

test("pauses longer after each failure in a row, and gives up", async () => {
  const { log, ended } = supervised("doomed");
  expect((await ended)[0]).toBe(7);
  const pauses = [...log().matchAll(/again in ([\d.]+) s/g)].map(([, seconds]) => Number(seconds));
  expect(pauses).toEqual([0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56]);
  expect(log()).toContain("giving up");
});

test("doesn't restart a server that never served", async () => {
  const { log, ended } = supervised("misconfigured");
  expect((await ended)[0]).toBe(3);
  expect(log()).toBe("");
});

test("ends the server when its supervisor is killed", async () => {
  const { child, nextPid, ended } = supervised("steady");
  await nextPid();
  child.kill("SIGKILL");
  // Both processes hold the output open, so it closes once both have ended.
  await ended;
});
