export { connectLiveHooks, type PresentLive } from "./hooks";
export { stopLiveStreams, tellPlanners } from "./service";
