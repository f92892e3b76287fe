/**
 * The files of a drawn picture, which pages and storage agree on by name alone. The widest carries the picture's own
 * name, `banner-05.webp`; beside it lie narrower ones, `banner-05_640.webp`, of a banner also its middle for upright
 * places, `banner-05_cut640.webp`, and `banner-05.jpg` to share. An own name holds no `_`.
 */
export type PictureFile = { name: string; width: number; height: number };

type Size = { width: number; height: number };
type Cut = Size & {
  widths: readonly number[];
  /** For a place over half the page on screens of two or three pixels a point. Drawn anew, above the picture's own size. */
  large: readonly number[];
};
type Shape = Size & { widths: readonly number[]; cut?: Cut };

/** Widths are those that the image optimiser knows too (next.config.ts), except the largest. */
export const PICTURE_SHAPES = {
  product: { width: 960, height: 720, widths: [256, 384, 640] },
  gallery: { width: 960, height: 640, widths: [384, 640] },
  banner: {
    width: 1200,
    height: 480,
    widths: [640],
    cut: { width: 768, height: 480, widths: [384, 640, 750], large: [1080, 1440] },
  },
  portrait: { width: 400, height: 400, widths: [128, 256] },
  tile: { width: 320, height: 320, widths: [128, 256] },
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
  { mark = "_", type = "webp", widths }: { mark?: string; type?: "webp" | "avif"; widths: readonly number[] },
) {
  return widths.map((narrow) => ({
    name: name.replace(".webp", `${mark}${narrow}.${type}`),
    width: narrow,
    height: Math.round((narrow * height) / width),
  }));
}

/** The widths of a picture, narrowest first, itself last; null for a picture that was not drawn. */
export function pictureSizes(name: string): PictureFile[] | null {
  const shape = shapeOf(name);
  if (!shape) return null;
  const { width, height, widths } = shape;
  return [...atWidths(name, shape, { widths }), { name, width, height }];
}

/** The widths of its middle, for a place that would cut its sides off; null when there is none. */
export function pictureCuts(name: string, withLarge = false): PictureFile[] | null {
  const cut = shapeOf(name)?.cut;
  if (!cut) return null;
  // The first picture of a list on a phone is what visitors wait for: AVIF takes a third fewer bytes than WebP.
  const narrow = atWidths(name, cut, { mark: "_cut", type: "avif", widths: cut.widths });
  return withLarge ? [...narrow, ...atWidths(name, cut, { mark: "_cut", widths: cut.large })] : narrow;
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
  const sizes = pictureSizes(name);
  const whole = sizes?.at(-1);
  if (!sizes || !whole) return [];
  return [...sizes, ...(pictureCuts(name, true) ?? []), { ...whole, name: pictureToShare(name) }];
}
