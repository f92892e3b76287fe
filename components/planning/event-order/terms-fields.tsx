import { DateField, type DateFieldProps } from "@/components/ui/form/date/date-field";
import { TextField, type TextFieldProps } from "@/components/ui/form/field";
import { GUARANTEE_DAYS } from "@/contracts/planning/event-order";

type Name = "seatsPerUnit" | "minimumUnits" | "guaranteeDate";
type Props = {
  /** From `useForm`. */
  form: {
    field: (name: Name) => Pick<TextFieldProps, "id" | "name" | "value" | "error">;
    dateField: (name: Name) => Pick<DateFieldProps, "id" | "name" | "value" | "error" | "onDate">;
  };
};

/** The terms agreed with the vendor: seats, minimum, and the day on which numbers are final. */
export function TermsFields({ form: { field, dateField } }: Props) {
  return (
    <>
      <TextField
        {...field("seatsPerUnit")}
        label="Guests at each table (1 if sold by the guest)"
        type="number"
        inputMode="numeric"
        min={1}
      />
      <TextField
        {...field("minimumUnits")}
        label="Minimum you’re charged for"
        type="number"
        inputMode="numeric"
        min={0}
        hint="Tables or guests, from your contract."
      />
      <DateField
        {...dateField("guaranteeDate")}
        label="Numbers are final on"
        hint={`Empty: ${GUARANTEE_DAYS} days before the event.`}
      />
    </>
  );
}
