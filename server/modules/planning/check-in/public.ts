export { lockNoted } from "./service-noted";
export { ownDoor } from "./repo-own";
export { forgetDoor } from "./repo-forget";
