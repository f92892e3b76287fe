/**
 * The files of a drawn picture, on which pages and storage agree by name alone. The picture has a plain name,
 * `product-05.webp`; beside it are smaller files, `product-05_256.webp` and `product-05_640.avif`, for a banner also a
 * crop of its middle for portrait places, `banner-05_cut640.avif`, and `product-05.jpg` for sharing. Plain names
 * contain no `_`.
 */
export type PictureFile = { name: string; width: number; height: number };

type Size = { width: number; height: number };
/** AVIF takes half the bytes of WebP but four times as long to encode, which doesn't pay off for tiny pictures. */
type Widths = { webp: readonly number[]; avif: readonly number[] };
type Cut = Size & {
  avif: readonly number[];
  /**
   * For places wider than half the page on screens with two or three pixels per point. Redrawn above the picture's own
   * size.
   */
  large: readonly number[];
};
type Shape = Size & Widths & { cut?: Cut };

/** 512 is for the many phones with 1.75 pixels per point, which would otherwise take 640 for a full-width place. */
export const PICTURE_SHAPES = {
  product: { width: 960, height: 720, webp: [256], avif: [384, 512, 640, 960] },
  gallery: { width: 960, height: 640, webp: [], avif: [384, 512, 640, 960] },
  banner: {
    width: 1200,
    height: 480,
    webp: [],
    avif: [640, 1200],
    cut: { width: 768, height: 480, avif: [384, 512, 640, 750], large: [1080, 1440] },
  },
  portrait: { width: 400, height: 400, webp: [128, 256, 400], avif: [] },
  tile: { width: 320, height: 320, webp: [128, 256, 320], avif: [] },
} as const satisfies Record<string, Shape>;

export type PictureShape = keyof typeof PICTURE_SHAPES;

const OWN_NAME = /^artwork\/[a-z-]+\/(product|gallery|banner|portrait|tile)-[a-z0-9-]+\.webp$/;
const BESIDE = /^(artwork\/[a-z-]+\/[a-z0-9-]+)(?:_(?:cut)?\d+\.(?:webp|avif)|\.jpg)$/;

function shapeOf(name: string): Shape | null {
  const shape = OWN_NAME.exec(name)?.[1];
  return shape === undefined ? null : PICTURE_SHAPES[shape as PictureShape];
}

function atWidths(
  name: string,
  { width, height }: Size,
  { mark = "_", type, widths }: { mark?: string; type: "webp" | "avif"; widths: readonly number[] },
) {
  return widths.map((narrow) => ({
    name: type === "webp" && narrow === width ? name : name.replace(".webp", `${mark}${narrow}.${type}`),
    width: narrow,
    height: Math.round((narrow * height) / width),
  }));
}

/** Returns the widths of a picture, narrowest first; null for a picture that was not drawn by us. */
export function pictureSizes(name: string): PictureFile[] | null {
  const shape = shapeOf(name);
  if (!shape) return null;
  const { webp, avif } = shape;
  return [
    ...atWidths(name, shape, { type: "webp", widths: webp }),
    ...atWidths(name, shape, { type: "avif", widths: avif }),
  ];
}

/** Returns the widths of the crop, for places that would cut off the picture's sides; null when there is none. */
export function pictureCuts(name: string, withLarge = false): PictureFile[] | null {
  const cut = shapeOf(name)?.cut;
  if (!cut) return null;
  const widths = withLarge ? [...cut.avif, ...cut.large] : cut.avif;
  return atWidths(name, cut, { mark: "_cut", type: "avif", widths });
}

/**
 * Returns the picture for clients that may not support WebP: link previews, mail, downloads. Uploads are shared as they
 * are.
 */
export function pictureToShare(name: string): string {
  return shapeOf(name) ? name.replace(".webp", ".jpg") : name;
}

/** Returns the picture that a file was made from; null when it is none of the above. */
export function pictureBehind(name: string): string | null {
  const own = BESIDE.exec(name)?.[1];
  return own === undefined ? null : `${own}.webp`;
}

/** Returns every file in which a picture is stored. */
export function pictureFiles(name: string): PictureFile[] {
  const shape = shapeOf(name);
  if (!shape) return [];
  const { width, height } = shape;
  const beside = [...(pictureSizes(name) ?? []), ...(pictureCuts(name, true) ?? [])];
  return [
    { name, width, height },
    ...beside.filter((file) => file.name !== name),
    { name: pictureToShare(name), width, height },
  ];
}
