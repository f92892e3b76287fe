import { type InferType, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { PASSWORD_MAX } from "@/contracts/identity/credential/password";
import {
  invitationBody,
  invitationToken,
  memberName,
  memberRole,
} from "@/contracts/identity/membership.schema";
import { VENDOR_ROLES } from "@/contracts/identity/vendor-account";

/** POST /vendor/team. */
export const inviteStaffBody = invitationBody(VENDOR_ROLES);
export type InviteStaffBody = InferType<typeof inviteStaffBody>;

/** PATCH /vendor/team/{id}. */
export const staffRoleBody = object({ role: memberRole(VENDOR_ROLES) });

/** POST /vendor/team/invitation. The token is in the body so that the token stays out of logs. */
export const staffInvitationBody = object({ token: invitationToken() });

/** POST /vendor/team/accept. `password` is the existing login's, or a new one. */
export const acceptStaffBody = object({
  token: invitationToken(),
  name: memberName(),
  password: string().max(PASSWORD_MAX, "This password is too long").required("Please enter a password"),
});
export type AcceptStaffBody = InferType<typeof acceptStaffBody>;

/** GET /vendor/team/activity. */
export const vendorActivityQuery = pageQuery;
export type VendorActivityQuery = InferType<typeof vendorActivityQuery>;
