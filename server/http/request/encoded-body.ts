import { parseAccept } from "hono/utils/accept";
import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
const WORTH_COMPRESSING = 1024;

export type Encoding = "br" | "gzip" | "identity";

/** A body with its compressed encodings, each created once, on first use. */
export class EncodedBody {
  readonly etag: string;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly plain: Buffer,
    private readonly brotliQuality: number,
  ) {
    this.etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`;
    this.#forms.set("identity", Promise.resolve(plain));
  }

  in(encoding: Encoding): Promise<Buffer> {
    let form = this.#forms.get(encoding);
    if (!form) {
      form = encoding === "br" ? this.#brotli() : deflate(this.plain, { level: 6 });
      this.#forms.set(encoding, form);
    }
    return form;
  }

  #brotli(): Promise<Buffer> {
    return brotli(this.plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
      },
    });
  }
}

/**
 * Returns the smallest encoding among those that the visitor prefers, or `identity` when compression does not pay off.
 */
export function chooseEncoding(accepted: string, contentType: string, size: number): Encoding {
  if (size < WORTH_COMPRESSING || !COMPRESSIBLE.test(contentType)) return "identity";
  const quality = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const of = (encoding: Encoding) => quality.get(encoding) ?? quality.get("*") ?? 0;
  const [br, gzip] = [of("br"), of("gzip")];
  // Acceptable without being listed, but only as a last resort.
  const best = Math.max(br, gzip, quality.get("identity") ?? 0);
  if (br > 0 && br === best) return "br";
  return gzip > 0 && gzip === best ? "gzip" : "identity";
}

/** Sends a captured response: 304 when the visitor has it, else in the best accepted encoding. */
export async function sendBody(
  req: IncomingMessage,
  res: ServerResponse,
  answer: { status: number; headers: OutgoingHttpHeaders; body: EncodedBody },
): Promise<void> {
  const { status, headers, body } = answer;
  if (status === 200 && req.headers["if-none-match"] === body.etag) {
    res.writeHead(304, { ...headers, etag: body.etag });
    res.end();
    return;
  }
  const accepted = String(req.headers["accept-encoding"] ?? "");
  const encoding = chooseEncoding(accepted, String(headers["content-type"] ?? ""), body.plain.length);
  const bytes = await body.in(encoding);
  res.writeHead(status, {
    ...headers,
    ...(status === 200 ? { etag: body.etag } : {}),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": bytes.length,
  });
  res.end(req.method === "HEAD" ? undefined : bytes);
}
