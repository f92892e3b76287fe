import { type InferType, object, string } from "yup";
import { emailAddress, text } from "@/contracts/fields.schema";
import { MEMBER_ROLES, type MemberRole } from "./wedding";

/** POST /planning/team. */
export const inviteMemberBody = object({
  name: text().max(80, "Please keep the name within 80 characters").required("Please enter a name"),
  email: emailAddress()
    .max(254, "This email address is too long")
    .email("Please enter a valid email address")
    .required("Please enter an email address"),
  role: string<MemberRole>().oneOf(MEMBER_ROLES, "Please choose a role").required("Please choose a role"),
});
export type InviteMemberBody = InferType<typeof inviteMemberBody>;

/** POST /planning/team/accept. */
export const acceptInvitationBody = object({
  token: text().max(100, "This link is not complete").required("This link is not complete"),
});
export type AcceptInvitationBody = InferType<typeof acceptInvitationBody>;
