import { yieldToServer } from "./core/yield-to-server";
import { serveFileReaders } from "./core/file-reader/serve";
import { sheetReader } from "./core/sheet/read";
import { attachmentReader } from "./adapters/storage/attachment-reader";
import { pictureReader } from "./adapters/storage/picture-reader";
import { pictureNamesReader, picturesReader } from "./modules/catalogue/product/readers";
import { calendarReader } from "./modules/messaging/busy/readers";

/**
 * The process that reads strangers' uploads. The server starts it when there is something to read
 * (core/file-reader/ask.ts), and terminates it when a file takes too much time or memory.
 */
yieldToServer();
serveFileReaders({
  sheet: sheetReader,
  attachment: attachmentReader,
  picture: pictureReader,
  "picture-names": pictureNamesReader,
  pictures: picturesReader,
  calendar: calendarReader,
});
