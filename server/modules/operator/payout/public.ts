export { stuckPayouts } from "./repo";
