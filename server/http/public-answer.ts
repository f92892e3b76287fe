import type { Context } from "hono";
import { cached } from "@/server/core/cache";
import { chooseEncoding, EncodedBody } from "@/server/http/request/encoded-body";

const JSON_TYPE = "application/json";
const BROTLI_QUALITY = 5;

/**
 * Returns a response that is the same for every caller: built, serialised and compressed once every few seconds, and
 * revalidated by its ETag. `query` has the validated parameters; unknown ones do not vary the cache, or a stranger
 * could fill the memory with copies.
 */
export async function publicAnswer(
  c: Context,
  seconds: number,
  query: unknown,
  make: () => Promise<unknown>,
): Promise<Response> {
  const body = await cached(
    `answer ${c.req.path} ${JSON.stringify(query)}`,
    seconds,
    async () => new EncodedBody(Buffer.from(JSON.stringify(await make())), BROTLI_QUALITY),
    (answer) => Math.ceil(answer.plain.length * 1.4),
  );
  const headers = {
    "cache-control": `public, max-age=${seconds}`,
    vary: "Accept-Encoding",
    etag: body.etag,
  };
  if (c.req.header("if-none-match") === body.etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(c.req.header("accept-encoding") ?? "", JSON_TYPE, body.plain.length);
  // Buffers use ordinary memory, so a response takes them without copying.
  return new Response((await body.in(encoding)) as Buffer<ArrayBuffer>, {
    headers: {
      ...headers,
      "content-type": JSON_TYPE,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
  });
}
