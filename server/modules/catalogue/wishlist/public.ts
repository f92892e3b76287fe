export { savedIds } from "./service";
