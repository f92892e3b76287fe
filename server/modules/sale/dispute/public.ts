export { closeDispute, openDispute } from "./service";
