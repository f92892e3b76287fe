import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import type { FromReader, ToReader } from "./messages";

/** A sheet of 10,000 rows needs a third of this. */
const HEAP_MB = 320;
/** Includes memory outside the heap, such as a picture's pixels. */
const MEMORY_MB = 1_024;
const WATCH_MS = 100;
const PAGE_BYTES = 4_096;
/** Linux reports a process's time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;
/** How many times `maxMs` a file may wait for its turn on a busy machine. */
const PATIENCE = 6;
const SAID = 2_000;
const START_MS = 30_000;
/** The environment variables that it gets: no secret of ours is in the process that reads strangers' files. */
const PASSED_ON = ["PATH", "TMPDIR", "TZ", "LANG", "NODE_ENV", "LD_LIBRARY_PATH", "SystemRoot"] as const;

/** A file that needs more time or memory than any legitimate one, or that crashed the process reading it. */
export class ReadingLimitError extends Error {
  override name = "ReadingLimitError";
}

type Held = { ref(): void; unref(): void };

export type Question = {
  reader: string;
  bytes: Buffer;
  options: unknown;
  /**
   * The limit until the answer, and between two of its parts: milliseconds of processor time, or of elapsed time where
   * the system does not report it.
   */
  maxMs: number;
  onPart(part: unknown): Promise<void> | void;
};

/** A process that reads one file at a time. It ends when this process does. */
export class ReaderProcess {
  #isOver = false;
  /** The end of its standard error, where Node says why it crashed. */
  #said = "";

  private constructor(private readonly child: ChildProcess) {
    child.once("exit", () => (this.#isOver = true));
    child.stderr?.on("data", (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-SAID)));
  }

  /** Throws when it cannot start. */
  static async start(script = scriptOfReader()): Promise<ReaderProcess> {
    const child = fork(script, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(script.endsWith(".ts") ? ["--import", "tsx"] : [])],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])) as NodeJS.ProcessEnv,
      serialization: "advanced",
      stdio: ["pipe", "ignore", "pipe", "ipc"],
    });
    // Its exit is handled by "exit"; failing to write the rest of a file is not an error.
    child.stdin?.on("error", () => undefined);
    await new Promise<void>((resolve, reject) => {
      const failed = (how: string) => reject(new Error(`the file reader did not start: ${how}`));
      const late = setTimeout(() => (child.kill("SIGKILL"), failed("too slow")), START_MS);
      child.once("message", () => resolve(clearTimeout(late)));
      child.once("error", (error) => failed(error.message));
      child.once("exit", (code, signal) => failed(`ended with ${signal ?? code}`));
    });
    return new ReaderProcess(child);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Throws the reader's refusal, or `ReadingLimitError`, after which the process has ended. */
  async read({ reader, bytes, options, maxMs, onPart }: Question): Promise<unknown> {
    const { child } = this;
    let onMessage = (_message: FromReader) => undefined as void;
    let onExit = (_code: number | null, _signal: NodeJS.Signals | null) => undefined as void;
    const clock = new WorkClock(child);
    let watch: NodeJS.Timeout | undefined;
    let isDone = false;
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const end = (why: string) => {
          const said = /^FATAL ERROR.*$/m.exec(this.#said)?.[0];
          log.warn(
            { reader, bytes: bytes.length, why, said },
            "a file could not be read: its reader has ended",
          );
          this.end();
          reject(new ReadingLimitError(why));
        };
        watch = setInterval(async () => {
          await endWhenLarge(child);
          if (await clock.isPast(maxMs)) end("too slow");
        }, WATCH_MS);
        onExit = (code, signal) => end(`ended with ${signal ?? code}`);
        onMessage = (message) => {
          if (message.kind === "part") {
            // Time spent by the server itself does not count.
            clock.stop();
            Promise.resolve(message.part)
              .then(onPart)
              .then(() => (clock.restart(), tell(child, { kind: "next" })), reject);
            return;
          }
          isDone = true;
          if (message.kind === "answer") resolve(message.answer);
          else if (message.kind === "refused")
            reject(new AppError(message.code, message.message, message.errors));
          else if (message.kind === "failed")
            reject(Object.assign(new Error(message.message), { stack: message.stack }));
        };
        child.on("message", onMessage).once("exit", onExit);
        clock.restart();
        tell(child, { kind: "read", reader, options, bytes: bytes.length });
        child.stdin?.write(bytes);
      });
    } finally {
      // The caller threw on a part, and the reader is still waiting for permission to continue.
      if (!isDone) this.end();
      clock.stop();
      clearInterval(watch);
      child.off("message", onMessage).off("exit", onExit);
    }
  }

  end(): void {
    this.#isOver = true;
    this.child.kill("SIGKILL");
  }

  /** Sets whether it keeps this process alive. */
  hold(isHeld: boolean): void {
    const { child } = this;
    // Pipes are sockets, although their types don't say so.
    const pipes = [child.stdin, child.stderr] as unknown as (Held | null)[];
    for (const handle of [child, child.channel, ...pipes]) {
      if (isHeld) handle?.ref();
      else handle?.unref();
    }
  }
}

function tell(child: ChildProcess, message: ToReader): void {
  if (child.connected) child.send(message, () => undefined);
}

/** Measures work in processor time, so that ordinary files are not refused on a busy machine. */
class WorkClock {
  #from: { at: number; worked: Promise<number | null> } | null = null;

  constructor(private readonly child: ChildProcess) {}

  restart(): void {
    this.#from = { at: performance.now(), worked: workedMs(this.child) };
  }

  stop(): void {
    this.#from = null;
  }

  async isPast(maxMs: number): Promise<boolean> {
    const from = this.#from;
    const elapsed = from ? performance.now() - from.at : 0;
    if (!from || elapsed <= maxMs) return false;
    const [before, now] = [await from.worked, await workedMs(this.child)];
    const worked = before === null || now === null ? elapsed : now - before;
    // It may have answered, or begun its next part, meanwhile.
    return this.#from === from && (worked > maxMs || elapsed > maxMs * PATIENCE);
  }
}

/** The processor time that a process has used, in milliseconds; null where the system does not report it. */
async function workedMs({ pid }: ChildProcess): Promise<number | null> {
  if (process.platform !== "linux" || !pid) return null;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // See proc_pid_stat(5): the fields after the name in brackets, of which utime and stime are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : null;
}

/** Node's limit only covers the heap; it is the only one where the system does not report a process's memory. */
async function endWhenLarge(child: ChildProcess): Promise<void> {
  if (process.platform !== "linux" || !child.pid) return;
  const [, pages] = (await readFile(`/proc/${child.pid}/statm`, "utf8").catch(() => "")).split(" ");
  if (Number(pages) * PAGE_BYTES > MEMORY_MB * 1024 * 1024) child.kill("SIGKILL");
}

/** Next to the server's bundle; in development and tests, the source. Other hosts bundle pages elsewhere. */
function scriptOfReader(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const places = [
    path.join(/* turbopackIgnore: true */ here, "file-reader.mjs"),
    path.join(/* turbopackIgnore: true */ here, "../../file-reader.ts"),
    path.join(/* turbopackIgnore: true */ process.cwd(), "dist/file-reader.mjs"),
  ];
  const found = places.find((each) => existsSync(each));
  if (!found) throw new Error("the file reader is missing: run npm run build");
  return found;
}
