export { lockNoted } from "./service-noted";
export { ownCheckIn } from "./repo-own";
export { forgetCheckIn } from "./repo-forget";
