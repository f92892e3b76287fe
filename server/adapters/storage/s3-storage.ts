import type { S3Folder } from "./s3";
import { InvalidMediaNameError, isMediaName, type MediaStorage, mediaContentType } from "./storage";

/** Stores media in a folder of a bucket. The content type follows from the name. */
export function createS3Storage(folder: S3Folder): MediaStorage {
  const checked = (name: string) => {
    if (!isMediaName(name)) throw new InvalidMediaNameError(name);
    return name;
  };
  return {
    exists: async (name) => folder.exists(checked(name)),
    async put(name, bytes, contentType) {
      if (contentType !== mediaContentType(checked(name))) {
        throw new TypeError(`${name} cannot be stored as ${contentType}`);
      }
      await folder.put(name, bytes, contentType);
    },
    async get(name) {
      const bytes = await folder.get(checked(name));
      return bytes && { bytes, contentType: mediaContentType(name) };
    },
    remove: async (name) => folder.remove(checked(name)),
  };
}
