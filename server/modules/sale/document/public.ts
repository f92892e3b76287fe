export { forgetParty } from "./repo-forget";
export { issueSoon } from "./service";
