"use client";
import { Dialog, DialogPanel } from "@/components/ui/feedback/dialog";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PhoneField } from "@/components/ui/form/phone-field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import type { GuestChange, Household } from "@/contracts/planning/guest/guest";
import { householdBody } from "@/contracts/planning/guest/guest.schema";
import {
  useDeleteHouseholdMutation,
  useGetHouseholdQuery,
  useUpdateHouseholdMutation,
} from "@/services/planning/guest";
import styles from "./dialogs.module.css";

type Props = {
  open: boolean;
  id: string;
  name: string;
  mayEdit: boolean;
  onClose: () => void;
  onChanged: (message: string, change: GuestChange) => void;
};

/** A household's name, contact details and address. */
export default function HouseholdDialog(props: Props) {
  const { data, error, isFetching, refetch } = useGetHouseholdQuery(props.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Dialog
      open={props.open}
      title={props.name}
      onClose={props.onClose}
      panel={
        data && !isFetching ? (
          <Form {...props} household={data} />
        ) : (
          <DialogPanel>
            {error ? (
              <LoadFailure title="This household could not be loaded" error={error} retry={refetch} />
            ) : (
              <Skeleton height="18rem" shape="block" />
            )}
          </DialogPanel>
        )
      }
    />
  );
}

function Form({ household, mayEdit, onChanged }: Props & { household: Household }) {
  const [update] = useUpdateHouseholdMutation();
  const [remove, removing] = useDeleteHouseholdMutation();
  const { id, _id, guests, ...details } = household;
  const form = useForm({
    initialValues: details,
    schema: householdBody,
    idPrefix: "home",
    validateOnBlur: false,
    submit: async (values) => {
      onChanged("Household updated", await update({ id, ...values }).unwrap());
    },
  });
  const drop = async () => {
    const { data } = await remove(id);
    if (data) onChanged("Household deleted", data);
  };
  return (
    <DialogPanel
      form={form.formProps}
      actions={
        mayEdit ? (
          <>
            <Button
              data-start
              variant="plain"
              disabled={form.busy}
              busy={removing.isLoading}
              onClick={() => void drop()}
            >
              {`Delete household (${guests.length})`}
            </Button>
            <SubmitButton busy={form.busy}>Save household</SubmitButton>
          </>
        ) : null
      }
    >
      <FormAlert message={form.failure} complaints={form.complaints} />
      <p className={styles.note}>{guests.map(({ name }) => name).join(", ")}</p>
      <fieldset disabled={!mayEdit} className={styles.form}>
        <TextField {...form.field("name")} label="Household name" maxLength={120} />
        <TextField {...form.field("email")} label="Email" type="email" maxLength={254} />
        <PhoneField
          idPrefix="home"
          label="Phone"
          code={form.values.countryCode}
          number={form.values.phone}
          onChange={(countryCode, phone) => form.set({ countryCode, phone })}
          error={form.errorOf("phone")}
        />
        <TextField {...form.field("streetAddress")} label="Address" maxLength={200} autoComplete="off" />
        <div className={styles.pair}>
          <TextField {...form.field("unitNumber")} label="Unit" maxLength={20} />
          <TextField {...form.field("postalCode")} label="Postal code" maxLength={12} inputMode="numeric" />
        </div>
        <TextAreaField {...form.field("notes")} label="Notes" rows={2} maxLength={1_000} />
      </fieldset>
    </DialogPanel>
  );
}
