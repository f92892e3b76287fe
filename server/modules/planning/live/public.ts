export { stopPlanningStreams } from "./listener";
