import type { ErrorCode, FieldError } from "@/contracts/errors";

/** What the server asks. The bytes of the file follow on standard input. */
export type ToReader = { kind: "read"; reader: string; options: unknown; bytes: number } | { kind: "next" };

export type FromReader =
  | { kind: "ready" }
  /** A piece of the answer. The reader goes on when the server says `next`. */
  | { kind: "part"; part: unknown }
  | { kind: "answer"; answer: unknown }
  | { kind: "refused"; code: ErrorCode; message: string; errors: FieldError[] | undefined }
  | { kind: "failed"; message: string; stack: string };

/**
 * Reads a file within the process that does nothing else. What is large goes piece by piece through `send`, so that the
 * server can answer others between two of them. Throws `AppError` for a file that it refuses.
 */
export type FileReader<Options, Part, Answer> = (
  bytes: Buffer,
  options: Options,
  send: (part: Part) => Promise<void>,
) => Answer | Promise<Answer>;
