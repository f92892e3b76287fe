"use client";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { SHARE_LINK_NAME_MAX, type ShareLink } from "@/contracts/planning/share-link";
import { shareLinkBody } from "@/contracts/planning/share-link.schema";
import { ShareLinkList } from "./share-link-list";
import styles from "./share-links.module.css";

type Props = {
  /** Describes what a link shows. */
  note: string;
  links: readonly ShareLink[];
  /** The suggested name for the first one. */
  firstName?: string;
  placeholder?: string;
  /** The prefix of the fields' ids. */
  idPrefix: string;
  /** True while a link is being turned off. */
  busy: boolean;
  onAdd: (name: string) => Promise<unknown>;
  onTurnOff: (id: string) => Promise<unknown>;
};

/** The links to a page of the wedding, and a form that creates another. */
export function ShareLinks(props: Props) {
  const { note, links, firstName = "", placeholder, idPrefix, busy, onAdd, onTurnOff } = props;
  const form = useForm({
    initialValues: { name: firstName },
    schema: shareLinkBody,
    idPrefix,
    validateOnBlur: false,
    submit: async ({ name }) => {
      await onAdd(name);
      return { kept: { name: "" } };
    },
  });
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ShareLinkList
        links={links}
        consequence="It stops working at once. Other links keep working."
        busy={busy}
        onTurnOff={onTurnOff}
      />
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField
          {...form.field("name")}
          label="Who is the link for?"
          placeholder={placeholder}
          maxLength={SHARE_LINK_NAME_MAX}
        />
        <SubmitButton variant="secondary" busy={form.busy}>
          Make link
        </SubmitButton>
      </form>
    </>
  );
}
