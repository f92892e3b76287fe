export { connectLiveHooks, type PresentLive } from "./hooks";
export { hint } from "./repo";
export { stopLiveStreams, tellPlanners } from "./service";
