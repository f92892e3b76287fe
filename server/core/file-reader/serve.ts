import { writeFileSync } from "node:fs";
import { AppError } from "@/server/core/errors";
import type { FileReader, FromReader, ToReader } from "./messages";

/** Each has its own types, checked by its caller (ask.ts). */
type AnyReader = FileReader<never, unknown, unknown>;

/** Reads the files sent by the server that started this process, one at a time, until that server is gone. */
export function serveFileReaders(readers: Readonly<Record<string, AnyReader>>): void {
  let next = () => undefined as void;
  const send = (part: unknown) =>
    new Promise<void>((resolve) => {
      next = resolve;
      tell({ kind: "part", part });
    });

  const read = async ({
    reader,
    options,
    bytes,
  }: Extract<ToReader, { kind: "read" }>): Promise<FromReader> => {
    try {
      const file = await receive(bytes);
      const run = readers[reader];
      if (!run) throw new Error(`there is no reader named ${reader}`);
      return { kind: "answer", answer: await run(file, options as never, send) };
    } catch (error) {
      return failureOf(error);
    }
  };

  process.on("message", (message: ToReader) => {
    if (message.kind === "next") next();
    else void read(message).then(tell);
  });
  process.on("disconnect", () => process.exit(0));
  // Ctrl+C reaches the whole group; the server decides when it no longer needs this process.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  dieFirst();
  tell({ kind: "ready" });
}

function tell(message: FromReader): void {
  process.send?.(message);
}

function failureOf(error: unknown): FromReader {
  if (error instanceof AppError) {
    const { code, message, errors } = error;
    return { kind: "refused", code, message, errors };
  }
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return { kind: "failed", message, stack };
}

/** Returns the next `length` bytes of standard input. */
function receive(length: number): Promise<Buffer> {
  const file = Buffer.allocUnsafe(length);
  if (length === 0) return Promise.resolve(file);
  let at = 0;
  return new Promise((resolve) => {
    const take = (chunk: Buffer) => {
      at += chunk.copy(file, at);
      if (at < length) return;
      process.stdin.off("data", take).pause();
      resolve(file);
    };
    process.stdin.on("data", take).resume();
  });
}

/** When memory runs out, Linux should kill this process rather than the server or the database. */
function dieFirst(): void {
  if (process.platform !== "linux") return;
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Not permitted here.
  }
}
