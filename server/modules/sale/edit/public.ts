export { closeEdits, expireOrderEdits } from "./service-expire";
