import fs from "node:fs/promises";
import { unusable } from "./base/errors";
import { pause } from "./base/files";
import { logSince } from "./base/log-file";
import { ping } from "./ping";
import { clearStaleLock } from "./postmaster";
import { type Launch, type Launched, launch } from "./server-process";

/** Transient errors: the backends of a killed server hold on to its memory and lock file for a while. */
const PASSES = /shared memory block|lock file|address already in use/i;
const RETRY_MS = 60_000;
const SILENCE_MS = 120_000;
const REPORT_MS = 10_000;

/** Starts the server and waits until it answers. Has no timeout, because recovery after a crash may take long. */
export async function startServer(wanted: Launch, say: (line: string) => void): Promise<void> {
  const giveUp = Date.now() + RETRY_MS;
  for (;;) {
    await clearStaleLock(wanted.cluster, wanted.address.password ? undefined : wanted.address.host);
    const offset = await fs.stat(wanted.log).then(
      ({ size }) => size,
      () => 0,
    );
    const server = await launch(wanted);
    if (await answers(wanted, server, say)) return;
    const reason = (await logSince(wanted.log, offset)) || (server.ended() ?? "");
    if (!PASSES.test(reason) || Date.now() > giveUp) throw unusable(`it did not start: ${reason}`);
    await pause(100);
  }
}

/** Returns true when our server answers, false when this launch failed. */
async function answers(wanted: Launch, server: Launched, say: (line: string) => void): Promise<boolean> {
  let silentUntil = Date.now() + SILENCE_MS;
  let report = Date.now() + REPORT_MS;
  for (;;) {
    const ended = server.ended();
    const answer = await ping(wanted.address, wanted.cluster);
    if (answer === "ours" || answer === "unprepared") return true;
    if (answer === "busy") silentUntil = Date.now() + SILENCE_MS;
    else if (ended) return false;
    if (Date.now() > report) {
      say(`PostgreSQL is still starting (${answer === "busy" ? "recovering" : "no answer"})`);
      report += REPORT_MS;
    }
    if (Date.now() > silentUntil) {
      server.abandon();
      throw unusable(`it started and does not answer; see ${wanted.log}`);
    }
    await pause(20);
  }
}
