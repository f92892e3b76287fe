export { MEDIA_PREFIX, serveMedia } from "./service";
