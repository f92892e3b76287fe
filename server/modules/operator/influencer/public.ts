export { saveInfluencer } from "./service";
