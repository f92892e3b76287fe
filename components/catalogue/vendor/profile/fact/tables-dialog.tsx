"use client";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import type { VendorHall } from "@/contracts/catalogue/vendor/vendor";
import { FACT_SENT, HALL_NAME_MAX, HALLS_MAX } from "@/contracts/catalogue/vendor/vendor-fact";
import { tablesFactBody } from "@/contracts/catalogue/vendor/vendor-fact.schema";
import { notify } from "@/lib/notice/notify";
import { useSendTablesFactMutation } from "@/services/catalogue/vendor-fact";
import styles from "./fact.module.css";

type TypedHall = { name: string; tables: string };
const BLANK: TypedHall = { name: "", tables: "" };

type Props = { halls: readonly VendorHall[]; onClose: () => void };

/** Submits the halls and their tables for checking, all at once. */
export default function TablesDialog({ halls: saved, onClose }: Props) {
  const [send] = useSendTablesFactMutation();
  const form = useForm<{ halls: TypedHall[] }>({
    initialValues: {
      halls: saved.length > 0 ? saved.map(({ name, tables }) => ({ name, tables: String(tables) })) : [BLANK],
    },
    schema: tablesFactBody,
    idPrefix: "tables",
    validateOnBlur: false,
    submit: async ({ halls }) => {
      await send({ halls: halls.map(({ name, tables }) => ({ name, tables: Number(tables) })) }).unwrap();
      notify("success", FACT_SENT);
      onClose();
    },
  });
  const { halls } = form.values;
  const set = (next: TypedHall[]) => form.set({ halls: next });
  const change = (at: number, some: Partial<TypedHall>) =>
    set(halls.map((each, index) => (index === at ? { ...each, ...some } : each)));
  return (
    <FormDialog
      title="Your halls"
      lead="Tables of ten, in each hall’s banquet layout. We check them and email you."
      form={form}
      submit="Send halls"
      onClose={onClose}
    >
      {halls.map(({ name, tables }, at) => (
        <fieldset key={at} className={styles.hall} aria-label={`Hall ${at + 1}`}>
          <TextField
            id={`hall-${at}-name`}
            label="Hall"
            value={name}
            maxLength={HALL_NAME_MAX}
            autoComplete="off"
            error={form.errorOf(`halls.${at}.name`)}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <TextField
            id={`hall-${at}-tables`}
            label="Tables"
            inputMode="numeric"
            value={tables}
            maxLength={3}
            autoComplete="off"
            error={form.errorOf(`halls.${at}.tables`)}
            onChange={({ target }) => change(at, { tables: target.value.replace(/\D/g, "") })}
          />
          {halls.length > 1 ? (
            <Button
              variant="plain"
              size="sm"
              aria-label={`Remove ${name || `hall ${at + 1}`}`}
              onClick={() => set(halls.toSpliced(at, 1))}
            >
              Remove
            </Button>
          ) : null}
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={halls.length >= HALLS_MAX}
          onClick={() => set([...halls, BLANK])}
        >
          Add a hall
        </Button>
      </div>
    </FormDialog>
  );
}
