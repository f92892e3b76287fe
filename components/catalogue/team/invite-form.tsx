"use client";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { VENDOR_ROLE_LABELS, VENDOR_ROLE_WORDS } from "@/contracts/catalogue/vendor/vendor-team";
import { VENDOR_ROLES, type VendorRole } from "@/contracts/identity/vendor-account";
import { inviteStaffBody } from "@/contracts/catalogue/vendor/vendor-team.schema";
import { notify } from "@/lib/notice/notify";
import { useInviteStaffMutation } from "@/services/catalogue/vendor-team";
import styles from "./team.module.css";

/** Invites a person by mail. The role stays chosen for the next one. */
export function InviteForm() {
  const [invite] = useInviteStaffMutation();
  const blank = { name: "", email: "", role: "staff" as VendorRole };
  const form = useForm({
    initialValues: blank,
    schema: inviteStaffBody,
    idPrefix: "invite",
    validateOnBlur: false,
    submit: async (values) => {
      await invite(values).unwrap();
      notify("success", `Invitation sent to ${values.email}`);
      return { kept: { ...blank, role: values.role } };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField {...form.field("name")} label="Name" maxLength={80} />
      <TextField {...form.field("email")} label="Email address" type="email" inputMode="email" />
      <SelectField {...form.field("role")} label="Role" hint={VENDOR_ROLE_WORDS[form.values.role]}>
        {VENDOR_ROLES.map((role) => (
          <option key={role} value={role}>
            {VENDOR_ROLE_LABELS[role]}
          </option>
        ))}
      </SelectField>
      <div>
        <SubmitButton busy={form.busy}>Send invitation</SubmitButton>
      </div>
    </form>
  );
}
