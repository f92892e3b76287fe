/** A stored media file with the type it is served as. */
export interface StoredMedia {
  bytes: Buffer;
  contentType: string;
}

/** Storage of media files. Names are relative, such as `product/ab/gown.webp`; see `isMediaName`. */
export interface MediaStorage {
  exists(name: string): Promise<boolean>;
  /** Writes the file atomically, replacing one of that name. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null when there is no such file. */
  get(name: string): Promise<StoredMedia | null>;
  /** Removes the file if there is one. */
  remove(name: string): Promise<void>;
}

const MEDIA_NAME = /^[a-z0-9][a-z0-9/_-]*\.(webp|avif|jpg|jpeg|png|gif|svg)$/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  svg: "image/svg+xml",
};

/**
 * Returns true for lower-case letters, digits, `-`, `_` and single slashes that end in one image extension; no dot can
 * climb out of the store.
 */
export function isMediaName(name: string): boolean {
  return name.length <= 200 && MEDIA_NAME.test(name) && !name.includes("//") && !name.includes("/.");
}

/** Thrown for a name that `isMediaName` refuses. */
export class InvalidMediaNameError extends Error {
  constructor(name: string) {
    super(`Not a media name: ${JSON.stringify(name.slice(0, 80))}`);
    this.name = "InvalidMediaNameError";
  }
}

/** Returns the content type of a media name, by its extension. */
export function mediaContentType(name: string): string {
  return CONTENT_TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
