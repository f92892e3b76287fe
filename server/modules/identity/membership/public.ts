export { invitationBlocks } from "./mail";
export { type MemberRow, type TeamKind, teamService } from "./service";
