/**
 * The files of a drawn picture, which pages and storage agree on by name alone. It carries its own name,
 * `product-05.webp`; beside it lie smaller files, `product-05_256.webp` and `product-05_640.avif`, of a banner also its
 * middle for upright places, `banner-05_cut640.avif`, and `product-05.jpg` to share. An own name holds no `_`.
 */
export type PictureFile = { name: string; width: number; height: number };

type Size = { width: number; height: number };
/** AVIF takes half the bytes of WebP and four times as long to make, which is no gain where a picture is tiny. */
type Widths = { webp: readonly number[]; avif: readonly number[] };
type Cut = Size & {
  avif: readonly number[];
  /** For a place over half the page on screens of two or three pixels a point. Drawn anew, above the picture's own size. */
  large: readonly number[];
};
type Shape = Size & Widths & { cut?: Cut };

/** 512 is for the many phones of 1.75 pixels a point, which would take 640 for a place as wide as their screen. */
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

/** The widths of a picture, narrowest first; null for a picture that was not drawn. */
export function pictureSizes(name: string): PictureFile[] | null {
  const shape = shapeOf(name);
  if (!shape) return null;
  const { webp, avif } = shape;
  return [
    ...atWidths(name, shape, { type: "webp", widths: webp }),
    ...atWidths(name, shape, { type: "avif", widths: avif }),
  ];
}

/** The widths of its middle, for a place that would cut its sides off; null when there is none. */
export function pictureCuts(name: string, withLarge = false): PictureFile[] | null {
  const cut = shapeOf(name)?.cut;
  if (!cut) return null;
  const widths = withLarge ? [...cut.avif, ...cut.large] : cut.avif;
  return atWidths(name, cut, { mark: "_cut", type: "avif", widths });
}

/** The picture for those who may not read WebP: link previews, mail, downloads. An upload is shared as it is. */
export function pictureToShare(name: string): string {
  return shapeOf(name) ? name.replace(".webp", ".jpg") : name;
}

/** The picture that a file was made from; null when it is none of those above. */
export function pictureBehind(name: string): string | null {
  const own = BESIDE.exec(name)?.[1];
  return own === undefined ? null : `${own}.webp`;
}

/** Every file that a picture is kept as. */
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
