export { crawlers } from "./crawlers";
