import { AppError } from "@/server/core/errors";
import { Gate } from "@/server/core/gate";
import type { FileReader } from "./messages";
import { type Question, ReaderProcess } from "./process";

/** One large file must not block the small ones. */
const LIMITS = { atOnce: 2, waiting: 40, patienceMs: 20_000 };
/** A process costs about 60 MB, and a tenth of a second to start. */
const IDLE_MS = 20_000;

type Idle = { process: ReaderProcess; end: NodeJS.Timeout };
type Pool = { gate: Gate; idle: Idle[] };

/** Pages load their own instance of this module. */
const shared = globalThis as typeof globalThis & { sayangFileReaders?: Pool };

const busy = () =>
  new AppError("unavailable", "Many files are being read right now. Please try again in a moment.", {
    retryAfterSeconds: 5,
  });

/**
 * Returns a function that has a file read by the named reader (server/file-reader.ts), in a process that is terminated
 * when it takes too much time or memory. The function throws the reader's refusals, `unavailable` when too many files
 * are waiting, and `ReadingLimitError`.
 */
export function askFileReader<R extends FileReader<never, unknown, unknown>>(reader: string, maxMs = 10_000) {
  type Options = R extends FileReader<infer O, unknown, unknown> ? O : never;
  type Part = R extends FileReader<never, infer P, unknown> ? P : never;
  return async (
    bytes: Buffer,
    options: Options,
    onPart: (part: Part) => Promise<void> | void = () => undefined,
  ): Promise<Awaited<ReturnType<R>>> =>
    (await ask({ reader, bytes, options, maxMs, onPart: onPart as Question["onPart"] })) as Awaited<
      ReturnType<R>
    >;
}

function ask(question: Question): Promise<unknown> {
  const pool = (shared.sayangFileReaders ??= { gate: new Gate(LIMITS, busy), idle: [] });
  return pool.gate.run(async () => {
    const process = await take(pool);
    process.hold(true);
    try {
      return await process.read(question);
    } finally {
      process.hold(false);
      if (!process.isOver) putBack(pool, process);
    }
  });
}

async function take({ idle }: Pool): Promise<ReaderProcess> {
  for (let next = idle.pop(); next; next = idle.pop()) {
    clearTimeout(next.end);
    if (!next.process.isOver) return next.process;
  }
  return ReaderProcess.start();
}

function putBack({ idle }: Pool, process: ReaderProcess): void {
  const end = setTimeout(() => {
    idle.splice(
      idle.findIndex((each) => each.process === process),
      1,
    );
    process.end();
  }, IDLE_MS).unref();
  idle.push({ process, end });
}
