import type { ErrorCode, FieldError } from "@/contracts/errors";

/** The server's request. The bytes of the file follow on standard input. */
export type ToReader = { kind: "read"; reader: string; options: unknown; bytes: number } | { kind: "next" };

export type FromReader =
  | { kind: "ready" }
  /** A part of the answer. The reader continues when the server says `next`. */
  | { kind: "part"; part: unknown }
  | { kind: "answer"; answer: unknown }
  | { kind: "refused"; code: ErrorCode; message: string; errors: FieldError[] | undefined }
  | { kind: "failed"; message: string; stack: string };

/**
 * Reads a file inside the dedicated process. Large results are sent in parts through `send`, so that the server can
 * serve others in between. Throws `AppError` for a file that it refuses.
 */
export type FileReader<Options, Part, Answer> = (
  bytes: Buffer,
  options: Options,
  send: (part: Part) => Promise<void>,
) => Answer | Promise<Answer>;
