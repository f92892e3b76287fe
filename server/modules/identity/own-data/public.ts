export { deleteAccountOf, owedTo } from "./service-delete";
export { countOwnData, downloadOwnData } from "./service-download";
export { connectOwnDataHooks, type OwnDataHooks } from "./hooks";
