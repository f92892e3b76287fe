/** A stored media file with its content type. */
export interface StoredMedia {
  bytes: Buffer;
  contentType: string;
}

/** Storage of media files. Names are relative, such as `product/ab/gown.webp`; see `isMediaName`. */
export interface MediaStorage {
  exists(name: string): Promise<boolean>;
  /** Writes the file atomically, replacing an existing one. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null when the file doesn't exist. */
  get(name: string): Promise<StoredMedia | null>;
  /** Deletes the file if it exists. */
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
 * Returns true for lower-case letters, digits, `-`, `_` and single slashes with a single image extension; no dots that
 * could leave the store.
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
