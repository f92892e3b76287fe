import { spawn } from "node:child_process";

/** The pause before the first restart; it doubles with each failure in a row. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A server that has lived this long did not fail at startup. */
const STEADY_MS = 5_000;
const MOST_FAILURES = 8;
/** Longer than the server takes to finish its running work. */
const STOP_MS = 15_000;

/**
 * Runs a script until it exits with 0 or is told to stop. When it dies, logs a line and restarts it after half a
 * second. Gives up after eight failures in a row, or when the script exits before it has ever reported "serving", which
 * points to wrong settings. SIGINT and SIGTERM are passed on; a script that doesn't exit within 15 s is killed. The
 * script should exit when its IPC channel closes, because this process is then gone. Resolves with the exit code.
 */
export function supervise(script, { env = process.env, pauseMs = PAUSE_MS } = {}) {
  return new Promise((resolve) => {
    let child;
    let restart;
    let failures = 0;
    let hasServed = false;
    let stopping = false;

    const finish = (code) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
      process.off("exit", abandon);
      resolve(code);
    };
    const stop = (signal) => {
      stopping = true;
      clearTimeout(restart);
      if (!child) return finish(0);
      child.kill(signal);
      setTimeout(() => child?.kill("SIGKILL"), STOP_MS).unref();
    };
    const abandon = () => child?.kill("SIGKILL");

    const launch = () => {
      const startedAt = Date.now();
      child = spawn(process.execPath, [script], { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
      child.on("message", (message) => (hasServed ||= message === "serving"));
      child.once("exit", (code, signal) => {
        child = undefined;
        if (stopping || code === 0) return finish(code ?? 0);
        failures = Date.now() - startedAt < STEADY_MS ? failures + 1 : 1;
        const how = signal ? `by ${signal}` : `with code ${code}`;
        if (!hasServed) return finish(code ?? 1);
        if (failures > MOST_FAILURES) {
          say(`the server ended ${how}, for the ${failures}th time in a row: giving up`);
          return finish(code || 1);
        }
        const pause = Math.min(pauseMs * 2 ** (failures - 1), LONGEST_PAUSE_MS);
        say(`the server ended ${how}: starting it again in ${pause / 1_000} s`);
        restart = setTimeout(launch, pause);
      });
    };

    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
    process.on("exit", abandon);
    launch();
  });
}

/** Uses the format of the server's own log. */
function say(msg) {
  console.error(JSON.stringify({ level: 50, time: Date.now(), msg }));
}
