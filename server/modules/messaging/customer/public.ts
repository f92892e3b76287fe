export { stopMailTo } from "./mail-stop";
