export { vendorEvents } from "./feed";
export { knows } from "./repo";
