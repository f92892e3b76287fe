import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { legible } from "@/components/catalogue/share/legible";
import { SHARE_SIZE, SharePicture } from "@/components/catalogue/share/share-picture";
import { serveMedia } from "@/server/modules/catalogue/media/public";
import { type Share, shareOf } from "./share-facts";

export const dynamic = "force-dynamic";

const HEADERS = { "cache-control": "public, max-age=86400, stale-while-revalidate=604800" };

type Props = { params: Promise<{ key: string[] }> };

/**
 * Serves a shared link's picture: GET /og/vendor/{slug}, /og/product/{vendor}/{slug}, /og/category/{slug},
 * /og/page/{name}. server/web caches it and limits how many are drawn.
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { key } = await params;
  const share = await shareOf(key);
  if (!share) return new Response("There is no such picture", { status: 404 });
  return new Response(await draw(share), { headers: { ...HEADERS, "content-type": "image/jpeg" } });
}

async function draw({ facts, picture: name }: Share): Promise<Uint8Array<ArrayBuffer>> {
  const picture = name ? await dataUrl(name) : undefined;
  const kind = legible(facts.kind);
  const title = legible(facts.title) || kind;
  const drawn = new ImageResponse(
    <SharePicture
      rating={facts.rating}
      price={facts.price && legible(facts.price)}
      kind={title === kind ? "" : kind}
      title={title}
      picture={picture}
    />,
    { ...SHARE_SIZE, fonts: await fonts() },
  );
  const jpeg = await sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 84 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** Converts to JPEG, the raster format that the renderer always supports, whatever was uploaded. */
async function dataUrl(name: string): Promise<string | undefined> {
  const media = await serveMedia(`/media/${name}`);
  if (!media.ok) return undefined;
  const jpeg = await sharp(Buffer.from(await media.arrayBuffer()))
    .resize({ width: 540, height: 630, fit: "cover" })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** Each file needs a family name of its own: with two files under one name, the renderer uses only the first. */
const FONTS = [
  { name: "Fraunces", file: "fraunces/files/fraunces-latin-600-normal.woff" },
  { name: "Fraunces Ext", file: "fraunces/files/fraunces-latin-ext-600-normal.woff" },
  { name: "Figtree", file: "figtree/files/figtree-latin-500-normal.woff" },
  { name: "Figtree Ext", file: "figtree/files/figtree-latin-ext-500-normal.woff" },
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
