export { upcomingPolicy } from "./service";
