import sharp from "sharp";

export type ArtworkFormat = "webp" | "jpeg" | "png";

// Effort 0 takes a quarter less time than effort 1 and makes 8 % more bytes.
const WHOLE_WEBP = { quality: 75, effort: 0 } as const;
// Tiny sizes: effort 2 saves a quarter of the bytes over 0; 3 doubles the time for 3 %.
const SMALL_WEBP = { quality: 66, effort: 2 } as const;
// For the few that are drawn once and committed.
const UNHURRIED_WEBP = { quality: 66, effort: 6 } as const;
// Effort 0 leaves noise in plain areas; 2 takes a third longer than 1 for 3 % fewer bytes. Quality 50 with full chroma
// has a third more bytes than 42 with subsampled chroma, without a visible difference on a phone's screen.
const AVIF = { quality: 42, effort: 1, chromaSubsampling: "4:2:0" } as const;
const UNHURRIED_AVIF = { ...AVIF, effort: 7 } as const;
const JPEG = { quality: 76 } as const;

export interface RasterOptions {
  /** In pixels; the height follows. Drawing at the SVG's own width is fastest. */
  width?: number;
  format: ArtworkFormat;
}

/** Turns a drawn SVG into the bytes of an image file. */
export async function renderArtworkFile(svg: string, { width, format }: RasterOptions): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 72 });
  const sized = width === undefined ? picture : picture.resize({ width });
  switch (format) {
    case "webp":
      return sized.webp(WHOLE_WEBP).toBuffer();
    case "jpeg":
      return sized.flatten({ background: "#ffffff" }).jpeg(JPEG).toBuffer();
    case "png":
      return sized.png({ palette: true }).toBuffer();
  }
}

interface Wanted {
  width: number;
  height: number;
  format: "webp" | "jpeg" | "avif";
  /** For pictures without time pressure. */
  unhurried?: boolean;
}

/** A drawing in pixels, rasterised once for all files made from it. */
export interface Raster {
  width: number;
  height: number;
  /** Returns a file of that size. Anything outside its proportions is cropped evenly on both sides. */
  toFile(wanted: Wanted): Promise<Buffer>;
}

/** Rasterises an SVG that covers its whole area, at its own size or a multiple of it. */
export async function rasterise(svg: string, scale = 1): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    toFile({ format, unhurried, ...size }) {
      if (size.width > width || size.height > height) {
        throw new RangeError(`${size.width}x${size.height} out of ${width}x${height} would be blurred`);
      }
      const whole = size.width === width && size.height === height;
      const pixels = sharp(data, { raw: { width, height, channels } });
      const sized = whole
        ? pixels
        : pixels.resize({ width: size.width, height: size.height, fit: "cover", withoutEnlargement: true });
      if (format === "jpeg") return sized.jpeg(JPEG).toBuffer();
      if (format === "avif") return sized.avif(unhurried ? UNHURRIED_AVIF : AVIF).toBuffer();
      const hurried = whole ? WHOLE_WEBP : SMALL_WEBP;
      return sized.webp(unhurried ? UNHURRIED_WEBP : hurried).toBuffer();
    },
  };
}
