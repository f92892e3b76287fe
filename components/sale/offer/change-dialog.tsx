"use client";
import { object, string } from "yup";
import { TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { OFFER_LIMITS } from "@/contracts/sale/offer";
import { notify } from "@/lib/notice/notify";
import { useAskForOfferChangeMutation } from "@/services/sale/offer";

const schema = object({
  words: string().trim().max(OFFER_LIMITS.change).required("Say what you’d like to change"),
});

type Props = { offerId: string; name: string; onClose: () => void };

/** Tells the vendor what the couple would like to change in an offer. */
export default function ChangeDialog({ offerId, name, onClose }: Props) {
  const [ask] = useAskForOfferChangeMutation();
  const form = useForm({
    initialValues: { words: "" },
    schema,
    validateOnBlur: false,
    submit: async ({ words }) => {
      await ask({ id: offerId, words: words.trim() }).unwrap();
      notify("success", "Request sent");
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Ask for a change" submit="Send request" onClose={onClose}>
      <TextAreaField
        {...form.field("words")}
        label={`Message to ${name}`}
        hint="This offer stays open until they send a new one."
        maxLength={OFFER_LIMITS.change}
      />
    </FormDialog>
  );
}
