"use client";
import { useId, useState } from "react";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { KEY_AREAS, KEY_NAME_MAX, type KeyScope } from "@/contracts/catalogue/integration/integration";
import { apiKeyBody } from "@/contracts/catalogue/integration/integration.schema";
import { useMakeApiKeyMutation } from "@/services/catalogue/integration";
import styles from "./integrations.module.css";
import { SecretDialog } from "./secret-dialog";

/** Makes a key, and then shows it once. */
export default function KeyDialog({ onClose }: { onClose: () => void }) {
  const [make] = useMakeApiKeyMutation();
  const [token, setToken] = useState("");
  const legend = useId();
  const form = useForm({
    initialValues: { name: "", scopes: [] as KeyScope[] },
    schema: apiKeyBody,
    validateOnBlur: false,
    submit: async (values) => setToken((await make(values).unwrap()).token),
  });
  const { scopes } = form.values;
  const levelOf = (read: KeyScope, write: KeyScope | null) =>
    write && scopes.includes(write) ? write : scopes.includes(read) ? read : "";
  const choose = (read: KeyScope, write: KeyScope | null, level: string) =>
    form.set({
      scopes: [
        ...scopes.filter((each) => each !== read && each !== write),
        ...(level ? [level as KeyScope] : []),
      ],
    });
  if (token) {
    return (
      <SecretDialog title="Your new API key" secret={token} onClose={onClose}>
        Copy it into your system now. We keep no copy, so it can’t be shown again.
      </SecretDialog>
    );
  }
  const error = form.errorOf("scopes");
  return (
    <FormDialog title="Make an API key" form={form} submit="Make the key" onClose={onClose}>
      <TextField
        {...form.field("name")}
        label="Name"
        placeholder="Such as: Accounting"
        hint="Stands in your team’s activity beside what the key changes."
        maxLength={KEY_NAME_MAX}
        autoComplete="off"
        autoFocus
      />
      <fieldset className={styles.areas} aria-describedby={error ? `${legend}-error` : undefined}>
        <legend id={legend}>What it may do</legend>
        {KEY_AREAS.map(({ label, read, write }) => (
          <SelectField
            key={label}
            id={`${legend}-${label}`}
            label={label}
            value={levelOf(read, write)}
            onChange={({ target }) => choose(read, write, target.value)}
          >
            <option value="">Nothing</option>
            <option value={read}>Read</option>
            {write ? <option value={write}>Read and change</option> : null}
          </SelectField>
        ))}
        {error ? (
          <p id={`${legend}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </fieldset>
    </FormDialog>
  );
}
