export { connectOwnDataHooks, type OwnDataHooks } from "./hooks";
