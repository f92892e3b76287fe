"use client";
import { useState } from "react";
import { TextField } from "@/components/ui/form/field";
import { FileField } from "@/components/ui/form/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { type Influencer, INFLUENCER_NAME_MAX } from "@/contracts/operator/influencer/influencer";
import { influencerBody } from "@/contracts/operator/influencer/influencer.schema";
import { notify } from "@/lib/notice/notify";
import { useSaveInfluencerMutation } from "@/services/operator/influencer";

/** Adds an influencer, or changes the name and picture of one. Mount it when it is opened. */
export default function InfluencerDialog({
  influencer,
  onClose,
}: {
  influencer: Influencer | null;
  onClose: () => void;
}) {
  const [save] = useSaveInfluencerMutation();
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm({
    initialValues: { code: influencer?.code ?? "", name: influencer?.name ?? "" },
    schema: influencerBody,
    validateOnBlur: false,
    submit: async (values) => {
      const { code, name } = influencerBody.cast(values);
      const data = new FormData();
      data.append("code", code);
      data.append("name", name);
      if (picture) data.append("picture", picture);
      await save(data).unwrap();
      notify("success", `/?ref=${code} greets by ${name}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={influencer ? `Change ${influencer.code}` : "Add an influencer"}
      form={form}
      submit="Save"
      onClose={onClose}
    >
      {influencer ? null : (
        <TextField
          {...form.field("code")}
          label="Code"
          hint="The end of the link, such as MEILIN in /?ref=MEILIN. It can’t be changed later."
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
      )}
      <TextField
        {...form.field("name")}
        label="Name"
        hint="Shown in the greeting."
        maxLength={INFLUENCER_NAME_MAX}
        autoComplete="off"
      />
      <FileField
        id="influencer-picture"
        label={influencer?.picture ? "New picture (optional)" : "Picture (optional)"}
        accept="image/*"
        error={form.errorOf("picture")}
        onChange={({ target }) => setPicture(target.files?.[0] ?? null)}
      />
    </FormDialog>
  );
}
