"use client";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { SHARE_LINK_NAME_MAX, type ShareLink } from "@/contracts/planning/share-link";
import { shareLinkBody } from "@/contracts/planning/share-link.schema";
import { notify } from "@/lib/notice/notify";
import styles from "./share-links.module.css";

type Props = {
  /** What a link shows. */
  note: string;
  links: readonly ShareLink[];
  /** The name that is offered for the first one. */
  firstName?: string;
  placeholder?: string;
  /** Begins the ids of the fields. */
  idPrefix: string;
  /** The link that is being turned off. */
  busyId?: string | undefined;
  onAdd: (name: string) => Promise<unknown>;
  onTurnOff: (link: ShareLink) => void;
};

/** The links to a page of the wedding, each to be copied and turned off by itself, and a form that makes another. */
export function ShareLinks(props: Props) {
  const { note, links, firstName = "", placeholder, idPrefix, busyId, onAdd, onTurnOff } = props;
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
      <ul aria-label="Links">
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <div className={styles.what}>
              <p className={styles.name}>{link.name}</p>
              <a className={styles.url} href={link.url} target="_blank" rel="noreferrer">
                {link.url}
              </a>
            </div>
            <div className={styles.actions}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Copy the link for ${link.name}`}
                onClick={() => void copy(link.url)}
              >
                Copy link
              </Button>
              <Button
                variant="plain"
                size="sm"
                busy={busyId === link.id}
                aria-label={`Turn off the link for ${link.name}`}
                onClick={() => onTurnOff(link)}
              >
                Turn off
              </Button>
            </div>
          </li>
        ))}
      </ul>
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

const copy = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => notify("success", "Link copied"),
    () => notify("error", "Your browser didn’t let us copy. Select the link and copy it yourself."),
  );
