export { projectedChanges } from "./service";
