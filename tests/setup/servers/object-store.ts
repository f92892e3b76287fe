import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The access key of s3rver, which knows only this one. */
const KEY = "S3RVER";
const BUCKET = "sayang";

const SETTINGS = [
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Runs an S3 server as a process of its own, and points the settings at its bucket while the tests of the file run. */
export function useObjectStore(): { stop(): Promise<void> } {
  const before = SETTINGS.map((name) => process.env[name]);
  const folder = mkdtempSync(path.join(tmpdir(), "sayang-bucket-"));
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    const script = path.resolve("node_modules/s3rver/bin/s3rver.js");
    const args = [script, "-d", folder, "-a", "127.0.0.1", "-p", "0", "--configure-bucket", BUCKET];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    stop = () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill();
      });
    const port = await new Promise<string>((resolve, reject) => {
      let said = "";
      const read = (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /listening on 127\.0\.0\.1:(\d+)/.exec(said) ?? [];
        if (found) resolve(found);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("exit", () => reject(new Error(`the S3 server ended: ${said}`)));
    });
    Object.assign(process.env, {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    });
  });
  afterAll(async () => {
    await stop();
    // An empty setting counts as unset.
    SETTINGS.forEach((name, at) => (process.env[name] = before[at] ?? ""));
    rmSync(folder, { recursive: true, force: true });
  });
  return { stop: () => stop() };
}
