export { downloadOwnData } from "./service-download";
export { connectOwnDataHooks, type OwnDataHooks } from "./hooks";
