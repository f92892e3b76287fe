export { connectLiveHooks, type PresentLive } from "./hooks";
export { hint } from "./repo";
export { openStreams, stopLiveStreams, tellPlanners, tellServing } from "./service";
