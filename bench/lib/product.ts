import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/tools/postgres/address";
import { stopPostgres } from "@/tools/postgres/stop-postgres";

/** The production build in a separate process, with its own data. */
export class Product {
  #child: ChildProcess | undefined;

  private constructor(
    readonly home: string,
    readonly port: number,
  ) {}

  /** Uses data made for this run unless a folder is given. */
  static async prepare(name: string, folder?: string): Promise<Product> {
    const home = folder ?? mkdtempSync(path.join(tmpdir(), `sayang-bench-${name}-`));
    mkdirSync(home, { recursive: true });
    // PostgreSQL's user must be able to enter.
    chmodSync(home, 0o711);
    return new Product(home, await freePort());
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: this.home,
      DATABASE_URL: "",
      PORT: String(this.port),
      HOST: "127.0.0.1",
      APP_ORIGIN: "",
      LOG_LEVEL: "error",
    };
  }

  /** Seeds demo data; draws pictures only on request. */
  async seed(scale: number, { pictures = false } = {}): Promise<void> {
    const env = { ...this.env, SEED_SCALE: String(scale), SEED_PICTURES: String(pictures) };
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/seed.ts"], { env, stdio: "ignore" });
    const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
    if (code !== 0) throw new Error(`the seed ended with ${code}`);
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ["dist/server.mjs"], {
      env: this.env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error("the server ended");
      const ready = await fetch(`${this.origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** Ends the server, either gracefully or like a power cut. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  /** Stops everything, and deletes the data unless `keep` is set. */
  async dispose({ keep = false } = {}): Promise<void> {
    await this.stop();
    await stopPostgres({ dataDir: path.join(this.home, "postgres") });
    if (!keep) rmSync(this.home, { recursive: true, force: true });
  }
}
