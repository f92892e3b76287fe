export { busyBetween } from "./repo";
