export { forgetDoor } from "./repo-forget";
