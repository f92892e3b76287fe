import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import { sessionSecret } from "@/server/core/secrets";
import type { Api } from "@/tests/setup/api";
import { bundle } from "./bundle";

export type ApiProcess = Api & {
  pid: number;
  /** Delivers the processor's events and runs the refunds of that process. */
  settle(): Promise<void>;
  passTime(days: number): Promise<void>;
  stop(): Promise<void>;
  /** Kills it, whatever it is doing. */
  crash(): Promise<void>;
};

/** Starts another process of the API on the same database. */
export async function startApiProcess(config: pg.ClientConfig): Promise<ApiProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: urlOf(config),
    SESSION_SECRET: sessionSecret(),
    THROTTLE_SCALE: "1000",
    LOG_LEVEL: "silent",
  };
  const folder = await mkdtemp(path.join(tmpdir(), "sayang-process-"));
  const script = await bundle("tests/setup/processes/api-process.ts", folder);
  const child = spawn(process.execPath, [script], {
    env,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve())).then(() =>
    rm(folder, { recursive: true }),
  );
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, found] = /^port (\d+)$/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error("the second process ended before it served")));
  });
  const origin = `http://127.0.0.1:${port}`;
  const tell = async (name: string, body: object = {}) => {
    const answer = await fetch(`${origin}/of-tests/${name}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the second process: ${await answer.text()}`);
  };
  return {
    pid: child.pid ?? 0,
    request: (path, init) => fetch(origin + path, init),
    settle: () => tell("settle"),
    passTime: (days) => tell("pass-time", { days }),
    stop: () => {
      child.stdin.end();
      return ended;
    },
    crash: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

/** Sends calls to the two in turn, like a load balancer. */
export function inTurn(one: Api, other: Api): Api {
  let calls = 0;
  return { request: (...call) => (calls++ % 2 === 0 ? one : other).request(...call) };
}

function urlOf({ host = "", port, user, password, database }: pg.ClientConfig): string {
  const url = new URL("postgres://localhost");
  url.username = user ?? "";
  url.password = typeof password === "string" ? password : "";
  url.pathname = `/${database ?? ""}`;
  url.searchParams.set("host", host);
  if (port) url.searchParams.set("port", String(port));
  return url.href;
}
