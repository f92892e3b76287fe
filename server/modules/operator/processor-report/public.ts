export { openDifferences } from "./repo";
