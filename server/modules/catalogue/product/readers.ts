export { pictureNamesReader, picturesReader } from "./import/zip-reader";
