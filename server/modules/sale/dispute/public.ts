export { closeDispute, openDispute } from "./service";
export { waitingDisputes } from "./repo";
