import { spawn, spawnSync } from "node:child_process";
import { freePort } from "@/tools/postgres/address";

/** Builds and starts the bare application of the same framework (`bench/bare`). The build is kept for later runs. */
export async function startBare(): Promise<{ origin: string; stop(): void }> {
  const cwd = "bench/bare";
  const next = "../../node_modules/next/dist/bin/next";
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const built = spawnSync(process.execPath, [next, "build"], { cwd, env, stdio: "ignore" });
  if (built.status !== 0) throw new Error("the bare application does not build");
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd,
    env,
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("the bare application does not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, stop: () => child.kill() };
}
