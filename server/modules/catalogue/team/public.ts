export { recordChange } from "./service-activity";
