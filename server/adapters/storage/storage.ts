/** A stored media file with the type it is served as. */
export interface StoredMedia {
  bytes: Buffer;
  contentType: string;
}

/** Where media files live. Names are relative, such as `product/ab/gown.webp`; see `isMediaName`. */
export interface MediaStorage {
  exists(name: string): Promise<boolean>;
  /** Stores the file whole or not at all; an existing file of that name is replaced. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Answers null when there is no such file. */
  get(name: string): Promise<StoredMedia | null>;
  /** Removes the file; there need be none. */
  remove(name: string): Promise<void>;
}

const MEDIA_NAME = /^[a-z0-9][a-z0-9/_-]*\.(webp|jpg|jpeg|png|gif|svg)$/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  svg: "image/svg+xml",
};

/** A name may hold lower-case letters, digits, `-`, `_` and single slashes, and ends in one image extension; no dot can climb out of the store. */
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

/** The content type a media name is served as, told by its extension. */
export function mediaContentType(name: string): string {
  return CONTENT_TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
