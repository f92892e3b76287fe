export { deleteIdentitiesOf } from "./repo";
export { connectedLogins } from "./service-connected";
