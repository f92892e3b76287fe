"use client";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { invitationBody, MEMBER_NAME_MAX } from "@/contracts/identity/membership.schema";
import { notify } from "@/lib/notice/notify";
import styles from "./membership.module.css";

type Invited<Role extends string> = { name: string; email: string; role: Role };
type Props<Role extends string> = {
  roles: readonly Role[];
  /** The role that is preselected. */
  firstRole: Role;
  labels: Readonly<Record<Role, string>>;
  /** The rights of each role. */
  words: Readonly<Record<Role, string>>;
  onInvite: (invited: Invited<Role>) => Promise<unknown>;
};

/** Invites a person to a team by mail. The role stays selected for the next one. */
export function InviteForm<Role extends string>({ roles, firstRole, labels, words, onInvite }: Props<Role>) {
  const form = useForm<Invited<Role>>({
    initialValues: { name: "", email: "", role: firstRole },
    schema: invitationBody(roles),
    idPrefix: "invite",
    validateOnBlur: false,
    submit: async (values) => {
      await onInvite(values);
      notify("success", `Invitation sent to ${values.email}`);
      return { kept: { name: "", email: "", role: values.role } };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField {...form.field("name")} label="Name" maxLength={MEMBER_NAME_MAX} />
      <TextField {...form.field("email")} label="Email address" type="email" inputMode="email" />
      <SelectField {...form.field("role")} label="Role" hint={words[form.values.role]}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {labels[role]}
          </option>
        ))}
      </SelectField>
      <div>
        <SubmitButton busy={form.busy}>Send invitation</SubmitButton>
      </div>
    </form>
  );
}
