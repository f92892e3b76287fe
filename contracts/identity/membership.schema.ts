import { object, string } from "yup";
import { emailAddress, text } from "@/contracts/fields.schema";

export const MEMBER_NAME_MAX = 80;

export const memberName = () =>
  text()
    .max(MEMBER_NAME_MAX, `Please keep the name within ${MEMBER_NAME_MAX} characters`)
    .required("Please enter a name");

export const memberRole = <Role extends string>(roles: readonly Role[]) =>
  string<Role>().oneOf(roles, "Please choose a role").required("Please choose a role");

/** The body of an invitation to a team with these roles. */
export const invitationBody = <Role extends string>(roles: readonly Role[]) =>
  object({
    name: memberName(),
    email: emailAddress().required("Please enter an email address"),
    role: memberRole(roles),
  });

/** The token of an invitation's link. */
export const invitationToken = () =>
  text().max(100, "This link is not complete").required("This link is not complete");
