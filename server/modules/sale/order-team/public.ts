export { forgetOrderNotes } from "./service";
