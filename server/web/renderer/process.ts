import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MINUTE_MS } from "@/lib/time";
import { log } from "@/server/core/log/log";
import type { DatabaseAddress, FromRenderer, ToRenderer } from "./messages";

type Options = {
  script: string;
  execArgv: string[];
  env?: NodeJS.ProcessEnv;
  /** Returns the current database when a process starts. */
  database(): DatabaseAddress;
  limits?: Partial<Limits>;
};

type Limits = {
  /** The pause before the second start after a failure; it doubles each time. */
  pauseMs: number;
  longestPauseMs: number;
  /** A process that lived this long did not fail at startup. */
  steadyMs: number;
  /**
   * The process reports once a second that it is alive. Counted in checks rather than time, which passes while a laptop
   * sleeps.
   */
  checkMs: number;
  silentChecks: number;
  /** Time to finish after being told to stop. */
  stopMs: number;
};

const LIMITS: Limits = {
  pauseMs: 250,
  longestPauseMs: 10_000,
  steadyMs: MINUTE_MS,
  checkMs: 5_000,
  silentChecks: 6,
  stopMs: 3_000,
};

/** The process that renders pages. It is restarted when it exits, and killed when it is stuck. */
export class RendererProcess {
  readonly #limits: Limits;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #ready: string | null = null;
  #launches = 0;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #stopping = false;

  private constructor(private readonly options: Options) {
    this.#limits = { ...LIMITS, ...options.limits };
    // Anyone who reaches the socket can act for visitors, so only the server can access the folder.
    this.#folder = mkdtempSync(path.join(tmpdir(), "sayang-pages-"));
    process.once("exit", this.#abandon);
  }

  /**
   * Resolves when it can render. Throws when it exits before that, because a build that cannot start will not recover.
   */
  static async start(options: Options): Promise<RendererProcess> {
    const started = new RendererProcess(options);
    try {
      await started.#launch();
    } catch (error) {
      await started.stop();
      throw error;
    }
    return started;
  }

  /** The socket it listens on, or null while it does not. */
  get socket(): string | null {
    return this.#ready;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Tells the running process, if any; the next one asks when it starts. */
  announceDatabase(): void {
    this.#tell({ kind: "database", database: this.options.database() });
  }

  /** Lets it finish its renders. Kills it when it takes too long. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#retry);
    const child = this.#child;
    if (child) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      const overtime = setTimeout(() => child.kill("SIGKILL"), this.#limits.stopMs);
      this.#tell({ kind: "stop" });
      await gone;
      clearTimeout(overtime);
    }
    process.off("exit", this.#abandon);
    this.#abandon();
  }

  readonly #abandon = (): void => {
    this.#child?.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  };

  #tell(message: ToRenderer): void {
    if (this.#child?.connected) this.#child.send(message, () => undefined);
  }

  #launch(): Promise<void> {
    const { script, execArgv, env = process.env, database } = this.options;
    // A new name, so that nothing of the previous process is in the way.
    const socket = socketIn(this.#folder, ++this.#launches);
    const child = fork(script, { execArgv, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    const startedAt = Date.now();
    this.#child = child;
    this.#tell({ kind: "start", socket, database: database() });

    // Only counted once it can render, because starting is slow on a busy machine.
    let silence = -Infinity;
    const check = setInterval(() => {
      if (++silence < this.#limits.silentChecks) return;
      log.error({ pid: child.pid }, "the renderer is stuck: ending it");
      child.kill("SIGKILL");
    }, this.#limits.checkMs).unref();

    return new Promise((resolve, reject) => {
      child.on("message", (message: FromRenderer) => {
        if (message.kind === "ready" || this.#ready) silence = 0;
        if (message.kind !== "ready") return;
        this.#ready = socket;
        log.info({ pid: child.pid }, "pages are rendered in a process of their own");
        resolve();
      });
      const ended = (how: string) => {
        clearInterval(check);
        if (this.#child !== child) return;
        this.#child = undefined;
        const wasReady = this.#ready !== null;
        this.#ready = null;
        if (wasReady && !this.#stopping) this.#restart(how, Date.now() - startedAt);
        reject(new Error(`the renderer ended before it was ready: ${how}`));
      };
      child.once("error", (error) => ended(error.message));
      child.once("exit", (code, signal) => ended(signal ?? `code ${code}`));
    });
  }

  #restart(how: string, livedMs: number): void {
    this.#failures = livedMs >= this.#limits.steadyMs ? 0 : this.#failures + 1;
    const { pauseMs, longestPauseMs } = this.#limits;
    const pause = this.#failures < 2 ? 0 : Math.min(longestPauseMs, pauseMs * 2 ** (this.#failures - 2));
    log.error({ pauseMs: pause }, `the renderer ended (${how}): starting it again`);
    this.#retry = setTimeout(() => {
      this.#launch().catch((error: Error) => {
        if (!this.#stopping) this.#restart(error.message, 0);
      });
    }, pause);
  }
}

/** Windows has no sockets in folders; there, the name is unguessable. */
function socketIn(folder: string, launch: number): string {
  return process.platform === "win32"
    ? `\\\\.\\pipe\\sayang-pages-${randomUUID()}`
    : path.join(folder, String(launch));
}
