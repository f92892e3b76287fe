export { connectSocialHooks } from "./hooks";
export { deleteIdentitiesOf } from "./repo";
export { connectedLogins, disconnectSince } from "./service-connected";
