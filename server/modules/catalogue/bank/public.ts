export { changeBank, maskedBank } from "./service";
