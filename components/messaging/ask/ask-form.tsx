"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { DateField } from "@/components/ui/form/date/date-field";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { Card } from "@/components/ui/page/card";
import { RowsSkeleton } from "@/components/ui/page/home-section";
import { ASK_TEXT_MAX, type AskedVendor } from "@/contracts/messaging/ask";
import { askBody } from "@/contracts/messaging/ask.schema";
import { todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useAskVendorsMutation, useGetAskVendorsQuery } from "@/services/messaging/ask";
import { ourWedding } from "@/store/storage/remembered-wedding";
import styles from "./ask.module.css";

/** The form of a request to several vendors. Known facts of the wedding are filled in. */
export default function AskForm({ ids }: { ids: readonly string[] }) {
  const { data, error, isFetching, refetch } = useGetAskVendorsQuery({ ids: ids.join(",") });
  if (error && !isFetching) {
    return <LoadFailure title="The vendors could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <RowsSkeleton label="Loading the vendors" />;
  if (data.vendors.length === 0) {
    return (
      <EmptyState title="No vendors to ask" action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}>
        These vendors take no new bookings at the moment.
      </EmptyState>
    );
  }
  return <Fields vendors={data.vendors} />;
}

function Fields({ vendors }: { vendors: readonly AskedVendor[] }) {
  const router = useRouter();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [ask] = useAskVendorsMutation();
  const chosen = vendors.filter(({ id }) => !left.includes(id));
  const { date, tables } = ourWedding();
  const form = useForm({
    initialValues: { eventDate: date ?? "", tables: tables ? String(tables) : "", drinks: "", needs: "" },
    schema: askBody.pick(["tables", "drinks", "needs"]),
    validateOnBlur: false,
    submit: async (values): Promise<typeof LEAVING> => {
      await ask({
        vendorIds: chosen.map(({ id }) => id),
        eventDate: values.eventDate || null,
        tables: values.tables === "" ? null : Number(values.tables),
        drinks: values.drinks,
        needs: values.needs,
      }).unwrap();
      notify("success", "Request sent");
      router.push("/user/dashboard/ask");
      return LEAVING;
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <fieldset className={styles.vendors}>
        <legend>Who should we ask?</legend>
        {vendors.map(({ id, vendorName }) => (
          <CheckboxField
            key={id}
            id={`ask-${id}`}
            label={vendorName}
            checked={!left.includes(id)}
            onChange={({ target }) =>
              setLeft(target.checked ? left.filter((each) => each !== id) : [...left, id])
            }
          />
        ))}
      </fieldset>
      <Card className={styles.fields ?? ""}>
        <DateField {...form.dateField("eventDate")} label="Wedding date" min={todayInSingapore()} />
        <TextField
          {...form.field("tables")}
          label="Tables of ten (optional)"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field("drinks")}
          label="Drinks (optional)"
          hint="Such as free flow of wine, or halal without alcohol"
          maxLength={ASK_TEXT_MAX}
        />
        <TextAreaField
          {...form.field("needs")}
          label="What else do you need? (optional)"
          rows={4}
          maxLength={ASK_TEXT_MAX}
        />
      </Card>
      <div>
        <SubmitButton busy={form.busy} disabled={chosen.length === 0}>
          {chosen.length === 1 ? "Send request to 1 vendor" : `Send request to ${chosen.length} vendors`}
        </SubmitButton>
      </div>
    </form>
  );
}
