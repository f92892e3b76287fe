export { livingKey, readKey, refuseKey } from "./service-key";
