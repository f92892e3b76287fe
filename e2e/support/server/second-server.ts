import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DATA_DIR, SMTP_PORT } from "@/e2e/support/server/place";

export type SecondServer = {
  origin: string;
  /** All its output so far. */
  output(): string;
  stop(): Promise<void>;
};

/** Starts the same build on the same data with other settings, for one test. */
export async function startSecondServer(settings: Record<string, string>): Promise<SecondServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    APP_ORIGIN: origin,
    DATA_DIR,
    DATABASE_URL: "",
    SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
    THROTTLE_SCALE: "5",
    PICTURE_DRAWER: path.join(DATA_DIR, "drawer"),
    ...settings,
  } as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, ["dist/server.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  const output = () => chunks.join("");
  const stop = () => end(child);
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) return { origin, output, stop };
    await wait(250);
  }
  await stop();
  throw new Error(`the second server does not come: ${output()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
