export { refusePaused, refuseReadOnly, siteNotices } from "./service";
