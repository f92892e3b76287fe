import { type InferType, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { emailAddress, text } from "@/contracts/fields.schema";
import { PASSWORD_MAX } from "@/contracts/identity/credential/password";
import { VENDOR_ROLES, type VendorRole } from "@/contracts/identity/vendor-account";

const role = () =>
  string<VendorRole>().oneOf(VENDOR_ROLES, "Please choose a role").required("Please choose a role");
const name = () =>
  text().max(80, "Please keep the name within 80 characters").required("Please enter a name");
const token = () => text().max(100, "This link is not complete").required("This link is not complete");

/** POST /vendor/team. */
export const inviteStaffBody = object({
  name: name(),
  email: emailAddress()
    .max(254, "This email address is too long")
    .email("Please enter a valid email address")
    .required("Please enter an email address"),
  role: role(),
});
export type InviteStaffBody = InferType<typeof inviteStaffBody>;

/** PATCH /vendor/team/{id}. */
export const staffRoleBody = object({ role: role() });
export type StaffRoleBody = InferType<typeof staffRoleBody>;

/** POST /vendor/team/invitation. A body, so that the token stays out of logs. */
export const staffInvitationBody = object({ token: token() });

/** POST /vendor/team/accept. `password` is the login's own, or a new one where there is no login yet. */
export const acceptStaffBody = object({
  token: token(),
  name: name(),
  password: string().max(PASSWORD_MAX, "This password is too long").required("Please enter a password"),
});
export type AcceptStaffBody = InferType<typeof acceptStaffBody>;

/** GET /vendor/team/activity. */
export const vendorActivityQuery = pageQuery;
export type VendorActivityQuery = InferType<typeof vendorActivityQuery>;
