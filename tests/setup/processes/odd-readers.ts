/** Run as a separate process: reads files like the real one, but with readers that fail in every way. */
import { AppError } from "@/server/core/errors";
import { serveFileReaders } from "@/server/core/file-reader/serve";

serveFileReaders({
  echo: (bytes, options) => ({ bytes, options, pid: process.pid, secret: process.env.SESSION_SECRET }),
  parts: async (bytes, _options, send) => {
    for (const byte of bytes) await send(byte);
    return bytes.length;
  },
  refuse: () => {
    throw new AppError("bad_request", "This is no sheet");
  },
  fail: () => {
    throw new TypeError("a defect");
  },
  spin: () => {
    for (;;);
  },
  grow: () => {
    const all: unknown[] = [];
    // In a worker thread, this would end the whole process.
    for (;;) all.push(1);
  },
  pixels: async () => {
    const all: Buffer[] = [];
    // Allocates outside the heap.
    for (;;) {
      all.push(Buffer.alloc(32 * 1024 * 1024, 1));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  },
  crash: () => process.abort(),
});
