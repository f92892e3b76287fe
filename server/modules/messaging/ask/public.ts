export { forgetAsks, ownAsks } from "./repo";
