import { type InferType, object } from "yup";
import { invitationBody, invitationToken } from "@/contracts/identity/membership.schema";
import { MEMBER_ROLES } from "./wedding";

/** POST /planning/team. */
export const inviteMemberBody = invitationBody(MEMBER_ROLES);
export type InviteMemberBody = InferType<typeof inviteMemberBody>;

/** POST /planning/team/accept. */
export const acceptInvitationBody = object({ token: invitationToken() });
