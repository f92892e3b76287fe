import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { SHARE_SIZE, SharePicture } from "@/components/share/share-picture";
import { serveMedia } from "@/server/modules/media/service";
import { shareOf } from "./share-facts";

export const dynamic = "force-dynamic";

const HEADERS = { "cache-control": "public, max-age=86400, stale-while-revalidate=604800" };
/** Drawing one takes a core for some tenths of a second: no more than this at once, whoever asks. */
const AT_ONCE = 2;
let drawing = 0;

type Props = { params: Promise<{ key: string[] }> };

/** GET /og/vendor/{slug}, /og/product/{vendor}/{slug}, /og/category/{slug}, /og/page/{name}: a link's picture. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const share = await shareOf((await params).key);
  if (!share) return new Response("There is no such picture", { status: 404 });
  if (drawing >= AT_ONCE) return new Response("Busy", { status: 503, headers: { "retry-after": "2" } });
  drawing++;
  try {
    const picture = share.picture ? await dataUrl(share.picture) : undefined;
    const drawn = new ImageResponse(<SharePicture {...share.facts} picture={picture} />, {
      ...SHARE_SIZE,
      fonts: await fonts(),
    });
    const jpeg = await sharp(Buffer.from(await drawn.arrayBuffer()))
      .jpeg({ quality: 84 })
      .toBuffer();
    return new Response(new Uint8Array(jpeg), { headers: { ...HEADERS, "content-type": "image/jpeg" } });
  } finally {
    drawing--;
  }
}

/** Whatever an upload is, the drawing knows JPEG. */
async function dataUrl(name: string): Promise<string | undefined> {
  const media = await serveMedia(`/media/${name}`);
  if (!media.ok) return undefined;
  const jpeg = await sharp(Buffer.from(await media.arrayBuffer()))
    .resize({ width: 540, height: 630, fit: "cover" })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

const FONTS = [
  { name: "Fraunces", file: "fraunces/files/fraunces-latin-600-normal.woff" },
  { name: "Fraunces", file: "fraunces/files/fraunces-latin-ext-600-normal.woff" },
  { name: "Figtree", file: "figtree/files/figtree-latin-500-normal.woff" },
  { name: "Figtree", file: "figtree/files/figtree-latin-ext-500-normal.woff" },
];

type Font = { name: string; data: Buffer };
let loaded: Promise<Font[]> | null = null;

function fonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    FONTS.map(async ({ name, file }) => ({
      name,
      data: await readFile(
        path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource", file),
      ),
    })),
  );
  return loaded;
}
